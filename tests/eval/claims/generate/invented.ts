import type { Language } from '../../quotes/labels';

interface Invented {
  readonly employers: readonly string[];
  readonly schools: readonly string[];
  readonly places: readonly string[];
  readonly titles: readonly string[];
}

/** Names of nobody's CV: what a small model adds is often well known. */
export const invented: Readonly<Record<Language, Invented>> = {
  en: {
    employers: ['Google', 'Microsoft', 'Deloitte', 'Harborne Analytics', 'Castlemoor Group', 'IKEA'],
    schools: ['Harvard University', 'University of Oxford', 'Stanford University', 'Ravensworth College'],
    places: ['Toronto', 'Chicago', 'Liverpool', 'Sydney', 'Dallas'],
    titles: ['Chief Executive Officer', 'Head of Operations', 'Sales Director', 'Software Architect'],
  },
  fr: {
    employers: ['Airbus', 'Capgemini', 'Carrefour', 'Société Valmonde', 'Groupe Brissard'],
    schools: ['Sorbonne Université', 'École polytechnique', 'HEC Paris', 'Université de Valmonde'],
    places: ['Strasbourg', 'Montréal', 'Toulouse', 'Genève', 'Lille'],
    titles: ['Directrice générale', 'Responsable des ventes', 'Architecte logiciel', 'Cheffe de projet'],
  },
  de: {
    employers: ['Siemens', 'Bosch', 'Volkswagen', 'Brandtner Systeme', 'Holtkamp Gruppe'],
    schools: [
      'Universität Heidelberg',
      'ETH Zürich',
      'Humboldt-Universität zu Berlin',
      'Hochschule Brandtnau',
    ],
    places: ['Stuttgart', 'Wien', 'Zürich', 'Leipzig', 'Dresden'],
    titles: ['Geschäftsführer', 'Vertriebsleiter', 'Softwareentwickler', 'Projektmanager'],
  },
  es: {
    employers: ['Telefónica', 'Inditex', 'Banco Santander', 'Grupo Valdemora', 'Iberdrola'],
    schools: [
      'Universidad Complutense de Madrid',
      'Universidad de Salamanca',
      'ESADE',
      'Universidad de Valdemora',
    ],
    places: ['Sevilla', 'Málaga', 'Buenos Aires', 'Granada', 'Santander'],
    titles: ['Directora general', 'Jefa de ventas', 'Consultora', 'Responsable de compras'],
  },
  ja: {
    employers: ['トヨタ自動車', '楽天', 'ソニー', '株式会社青葉システム', '任天堂'],
    schools: ['東京大学', '京都大学', '早稲田大学', '青葉芸術大学'],
    places: ['札幌市', '大阪市', '横浜市', '神戸市', '仙台市'],
    titles: ['代表取締役', '営業部長', 'システムエンジニア', '経理担当'],
  },
};

/** Skills that a CV may well have in other words, so that nobody can tell a lie from a truth. */
export const generalAbilities =
  `Training | Mentoring | Teaching | Technical writing | Writing | Code review | Risk Assessment | Public speaking |
Explaining numbers | Calm phone manner | Market research | Pricing | Positioning | Social media | Recruitment | Copywriting |
Rota planning | Quality improvement | Clinical audit | Public relations | Section leading | Incident command | Regression |
Recrutement | Plannings | Achats | Inventaires | Budget | Tableaux de bord | Sauces | Cuisine | Desserts à l'assiette | Contrôle de gestion |
Kalkulation | Ausbildung | Arbeitssicherheit | Montageplanung | Ausschreibungen | Leitung | Personalentwicklung | Budgetplanung |
Konfliktmoderation | Physik | Mathematik | Inklusion | Projektunterricht | Unterricht | Restaurierung | Energie |
Mediación | Docencia | Dirección de equipos | Licencias | Rehabilitación | Accesibilidad | Mediciones | Cal | Protección de datos | Cumplimiento normativo |
Contratos mercantiles | Negociación colectiva | ユーザーインタビュー | 市場調査 | 情報設計 | アクセシビリティ | 価格設定 | 試作 | 校閲`
    .split('|')
    .map((ability) => ability.trim());
