import type { Sections } from '../sections';

const counter = (one: string, many: string) => (n: number) => (n === 1 ? one : `${n} ${many}`);

/** Says the same of one thing and of several, and never that the person lacks it. */
export const lacks = (what: string) => `Isso não está no CV: não menciona ${what}.`;

export const sections: Sections = {
  summary: {
    heading: 'Resumo',
    asked: 'resumo|apresentacao|introducao|biografia|bio|perfil profissional',
    counted: counter('um resumo', 'resumos'),
    absent: lacks('nenhum resumo'),
  },
  skills: {
    heading: 'Competências',
    asked:
      'habilidade|habilidades|competencia|competencias|aptidao|aptidoes|capacidades|conhecimentos|tecnologia|tecnologias|stack|skills',
    counted: counter('um grupo de competências', 'grupos de competências'),
    absent: lacks('nenhuma lista de competências'),
  },
  languages: {
    heading: 'Idiomas',
    asked: 'idioma|idiomas|lingua|linguas',
    counted: counter('um idioma', 'idiomas'),
    absent: lacks('idiomas'),
  },
  work: {
    heading: 'Experiência profissional',
    asked:
      'experiencia profissional|experiencia de trabalho|experiencia|trabalho|trabalhos|emprego|empregos|cargo|cargos|empresa|empresas|empregador|empregadores|percurso|trajetoria|carreira|trampo|trampos',
    counted: counter('um emprego', 'empregos'),
    absent: lacks('nenhum emprego'),
  },
  internships: {
    heading: 'Estágios',
    asked: 'estagio|estagios|estagiario|estagiaria|estagiou|trainee|aprendiz',
    counted: counter('um estágio', 'estágios'),
    absent: lacks('estágios'),
  },
  teachings: {
    heading: 'Docência',
    asked:
      'docencia|aula|aulas|curso|cursos|oficina|oficinas|disciplinas|ensino|formacoes|ensina|ensinas|leciona|workshops',
    counted: counter('uma disciplina lecionada', 'disciplinas lecionadas'),
    absent: lacks('docência'),
  },
  partners: {
    heading: 'Clientes e parceiros',
    asked: 'cliente|clientes|parceiro|parceiros|parceira|parceiras|socio|socios|colaboradores',
    counted: counter('um cliente ou parceiro', 'clientes ou parceiros'),
    absent: lacks('clientes nem parceiros'),
  },
  education: {
    heading: 'Formação',
    asked:
      'formacao|educacao|formou|formar|licenciou|titulo|titulos|estudos|escolaridade|universidade|universidades|faculdade|faculdades|escola|escolas|colegio|instituto|diploma|diplomas|graduacao|habilitacoes|formacao academica',
    counted: counter('uma etapa de formação', 'etapas de formação'),
    absent: lacks('estudos'),
  },
  projects: {
    heading: 'Projetos',
    asked: 'projeto|projetos|projecto|projectos|portfolio|portefolio|obras',
    counted: counter('um projeto', 'projetos'),
    absent: lacks('projetos'),
  },
  publications: {
    heading: 'Publicações',
    asked:
      'publicacao|publicacoes|artigo|artigos|paper|papers|livro|livros|palestra|palestras|conferencia|conferencias|patente|patentes|publicou',
    counted: counter('uma publicação', 'publicações'),
    absent: lacks('publicações'),
  },
  certificates: {
    heading: 'Certificados',
    asked:
      'certificado|certificados|certificacao|certificacoes|licenca|licencas|acreditacao|acreditacoes|carta|carteira|credencial|credenciais',
    counted: counter('um certificado', 'certificados'),
    absent: lacks('certificados'),
  },
  awards: {
    heading: 'Distinções',
    asked:
      'premio|premios|distincao|distincoes|reconhecimento|reconhecimentos|mencao|mencoes|medalha|medalhas|honras|bolsa|bolsas|galardao',
    counted: counter('uma distinção', 'distinções'),
    absent: lacks('distinções'),
  },
  volunteer: {
    heading: 'Voluntariado',
    asked:
      'voluntariado|voluntariados|voluntario|voluntaria|ong|associacao|associacoes|trabalho voluntario|nao remunerado',
    counted: counter('um voluntariado', 'voluntariados'),
    absent: lacks('voluntariado'),
  },
  interests: {
    heading: 'Interesses',
    asked:
      'interesse|interesses|hobby|hobbies|passatempo|passatempos|tempo livre|tempos livres|lazer|fora do trabalho',
    counted: counter('um interesse', 'interesses'),
    absent: lacks('interesses fora do trabalho'),
  },
  references: {
    heading: 'Referências',
    asked: 'referencia|referencias|recomendacao|recomendacoes|testemunho|testemunhos|depoimento|depoimentos',
    counted: counter('uma referência', 'referências'),
    absent: lacks('referências'),
  },
};
