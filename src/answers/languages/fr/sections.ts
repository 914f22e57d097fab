import type { Sections } from '../sections';

const plural = (one: string, many: string) => (n: number) => (n === 1 ? one : `${n} ${many}`);

const without = (heading: string) => `La rubrique « ${heading} » n’est pas dans le CV.`;

export const sections: Sections = {
  summary: {
    heading: 'Présentation',
    asked: 'resume|synthese|presentation|introduction|apercu|bio|biographie',
    counted: plural('une présentation', 'présentations'),
    absent: without('Présentation'),
  },
  skills: {
    heading: 'Compétences',
    asked:
      'competence|competences|technologie|technologies|technos|stack|savoir faire|aptitudes|skills|connaissances',
    counted: plural('un groupe de compétences', 'groupes de compétences'),
    absent: without('Compétences'),
  },
  languages: {
    heading: 'Langues',
    asked: 'langue|langues|linguistiques',
    counted: plural('une langue', 'langues'),
    absent: without('Langues'),
  },
  work: {
    heading: 'Expérience professionnelle',
    asked:
      'experience|experiences|parcours|carriere|emploi|emplois|poste|postes|job|jobs|boulot|boulots|employeur|employeurs|entreprise|entreprises|boite|boites|societes|travail',
    counted: plural('un poste', 'postes'),
    absent: without('Expérience professionnelle'),
  },
  internships: {
    heading: 'Stages',
    asked: 'stage|stages|stagiaire|alternance|apprentissage|apprentissages',
    counted: plural('un stage', 'stages'),
    absent: without('Stages'),
  },
  teachings: {
    heading: 'Enseignement',
    asked:
      'enseignement|enseignements|cours|atelier|ateliers|formations donnees|formations dispensees|enseigne|enseignez',
    counted: plural('une matière enseignée', 'matières enseignées'),
    absent: without('Enseignement'),
  },
  partners: {
    heading: 'Partenaires',
    asked: 'partenaire|partenaires|client|clients|cliente|clientes|clientele|partenariats',
    counted: plural('un partenaire', 'partenaires'),
    absent: without('Partenaires'),
  },
  education: {
    heading: 'Formation',
    asked:
      'formation|formations|etude|etudes|diplome|diplomes|ecole|ecoles|universite|universites|uni|fac|scolarite|cursus|college|lycee|parcours scolaire|parcours academique',
    counted: plural('une formation', 'formations'),
    absent: without('Formation'),
  },
  projects: {
    heading: 'Projets',
    asked: 'projet|projets|realisation|realisations|portfolio|chantiers|side project|side projects',
    counted: plural('un projet', 'projets'),
    absent: without('Projets'),
  },
  publications: {
    heading: 'Publications',
    asked:
      'publication|publications|article|articles|livre|livres|ouvrage|ouvrages|brevet depose|brevets|conferences|papiers|papers',
    counted: plural('une publication', 'publications'),
    absent: without('Publications'),
  },
  certificates: {
    heading: 'Certifications',
    asked:
      'certificat|certificats|certification|certifications|certif|certifs|attestation|attestations|accreditation|accreditations|habilitation|habilitations|agrement|agrements',
    counted: plural('une certification', 'certifications'),
    absent: without('Certifications'),
  },
  awards: {
    heading: 'Distinctions',
    asked:
      'prix|distinction|distinctions|recompense|recompenses|medaille|medailles|trophee|trophees|bourse|bourses|palmares',
    counted: plural('une distinction', 'distinctions'),
    absent: without('Distinctions'),
  },
  volunteer: {
    heading: 'Bénévolat',
    asked:
      'benevolat|benevole|benevoles|volontariat|volontaire|associatif|association|associations|asso|caritatif|humanitaire',
    counted: plural('un engagement bénévole', 'engagements bénévoles'),
    absent: without('Bénévolat'),
  },
  interests: {
    heading: 'Centres d’intérêt',
    asked:
      'interet|interets|loisir|loisirs|hobby|hobbies|passion|passions|passe temps|temps libre|en dehors du travail|en dehors du boulot|hors travail|a cote du travail',
    counted: plural('un centre d’intérêt', 'centres d’intérêt'),
    absent: without('Centres d’intérêt'),
  },
  references: {
    heading: 'Références',
    asked:
      'reference|references|recommandation|recommandations|temoignage|temoignages|repondant|repondants|recos',
    counted: plural('une référence', 'références'),
    absent: without('Références'),
  },
};
