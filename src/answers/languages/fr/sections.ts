import { sectionReader, type Sections } from '../sections';

const part = sectionReader({
  counted: (n, one, many) => (n === 1 ? one : `${n} ${many}`),
  absent: (heading) => `La rubrique « ${heading} » n’est pas dans le CV.`,
});

export const sections: Sections = {
  summary: part(
    `Présentation · une présentation, présentations · Présentation · resume|synthese|presentation|introduction|apercu|bio|biographie`,
  ),
  skills: part(
    `Compétences · un groupe de compétences, groupes de compétences · Compétences · competence|competences|technologie|technologies|technos|stack|savoir faire|aptitudes|skills|connaissances`,
  ),
  languages: part(`Langues · une langue, langues · Langues · langue|langues|linguistiques`),
  work: part(
    `Expérience professionnelle · un poste, postes · Expérience professionnelle · experience|experiences|parcours|carriere|emploi|emplois|poste|postes|job|jobs|boulot|boulots|employeur|employeurs|entreprise|entreprises|boite|boites|societes|travail`,
  ),
  internships: part(
    `Stages · un stage, stages · Stages · stage|stages|stagiaire|alternance|apprentissage|apprentissages`,
  ),
  teachings: part(
    `Enseignement · une matière enseignée, matières enseignées · Enseignement · enseignement|enseignements|cours|atelier|ateliers|formations donnees|formations dispensees|enseigne|enseignez`,
  ),
  partners: part(
    `Partenaires · un partenaire, partenaires · Partenaires · partenaire|partenaires|client|clients|cliente|clientes|clientele|partenariats`,
  ),
  education: part(
    `Formation · une formation, formations · Formation · formation|formations|etude|etudes|diplome|diplomes|ecole|ecoles|universite|universites|uni|fac|scolarite|cursus|college|lycee|parcours scolaire|parcours academique`,
  ),
  projects: part(
    `Projets · un projet, projets · Projets · projet|projets|realisation|realisations|portfolio|chantiers|side project|side projects`,
  ),
  publications: part(
    `Publications · une publication, publications · Publications · publication|publications|article|articles|livre|livres|ouvrage|ouvrages|brevet depose|brevets|conferences|papiers|papers`,
  ),
  certificates: part(
    `Certifications · une certification, certifications · Certifications · certificat|certificats|certification|certifications|certif|certifs|attestation|attestations|accreditation|accreditations|habilitation|habilitations|agrement|agrements`,
  ),
  awards: part(
    `Distinctions · une distinction, distinctions · Distinctions · prix|distinction|distinctions|recompense|recompenses|medaille|medailles|trophee|trophees|bourse|bourses|palmares`,
  ),
  volunteer: part(
    `Bénévolat · un engagement bénévole, engagements bénévoles · Bénévolat · benevolat|benevole|benevoles|volontariat|volontaire|associatif|association|associations|asso|caritatif|humanitaire`,
  ),
  interests: part(
    `Centres d’intérêt · un centre d’intérêt, centres d’intérêt · Centres d’intérêt · interet|interets|loisir|loisirs|hobby|hobbies|passion|passions|passe temps|temps libre|en dehors du travail|en dehors du boulot|hors travail|a cote du travail`,
  ),
  references: part(
    `Références · une référence, références · Références · reference|references|recommandation|recommandations|temoignage|temoignages|repondant|repondants|recos`,
  ),
};
