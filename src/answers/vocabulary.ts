/**
 * How visitors ask for the parts of a CV, in English and French. A passage that answers such a question as a whole has the
 * key as its `topic`; these words find it as well as its own.
 */
export const topicWords: Readonly<Record<string, string>> = {
  profile: 'profile location city live lives living based whereabouts profil lieu ville habite vit adresse',
  contact:
    'contact email mail address phone telephone call reach write message meet hire hiring recruit recruiter ' +
    'interview appointment available availability website link ' +
    'contacter courriel mél téléphoner appeler joindre écrire rencontrer embaucher recruter recruteur ' +
    'entretien rendez disponible disponibilité site lien',
  languages: 'language speak spoken fluent bilingual langue parler parle parlées courant bilingue',
  skills:
    'skill technology tool stack framework programming software expertise strength good competence able ' +
    'compétence technologie outil logiciel programmation maîtrise savoir',
  summary: 'summary about introduce introduction overview background résumé présentation présenter parcours',
  work:
    'work experience job career employer company position role employment professional history current currently now today ' +
    'expérience travail travailler travaille poste emploi employeur entreprise carrière métier professionnel ' +
    'actuel actuellement',
  internships: 'internship intern placement trainee stage stagiaire',
  teachings:
    'teaching teach taught teacher course trainer class lecture workshop student ' +
    'enseignement enseigner enseigne cours formateur atelier étudiant',
  partners: 'partner client customer trust reference partenaire client confiance référence',
  education:
    'education study studied degree diploma university college school graduate graduated qualification master msc ' +
    'bachelor phd formation étude étudié diplôme université école scolarité licence',
  projects: 'project built portfolio projet réalisation',
  publications: 'publication paper article book published article livre publié',
  certificates: 'certificate certification certified certificat certifié',
  awards: 'award prize honour honor recognition prix distinction récompense',
  volunteer: 'volunteer volunteering charity community bénévole bénévolat association',
  interests: 'interest hobby passion leisure free intérêt loisir passion',
  references: 'reference recommendation recommend testimonial référence recommandation',
};

/** Synonyms of frequent terms in CVs; each line is one thing. */
export const synonyms: readonly (readonly string[])[] = [
  ['ai', 'ia', 'artificial intelligence', 'intelligence artificielle'],
  ['llm', 'large language model', 'grand modèle de langage', 'modèle de langue'],
  ['nlp', 'natural language processing', 'traitement du langage'],
  ['deep learning', 'apprentissage profond'],
  ['machine learning', 'ml', 'apprentissage automatique'],
  ['computer vision', 'vision par ordinateur'],
  ['hpc', 'high performance computing', 'calcul intensif', 'calcul haute performance'],
  ['supercomputer', 'supercalculateur', 'superordinateur'],
  ['gpu', 'graphics card', 'carte graphique'],
];

/** Words that form a question but do not tell what it is about. */
const english =
  'a about all also am an and any anything are as at be been before but by can could did do does doing done during ' +
  'ever few find for found from get give had has have he her hers hello hey hi him his how i if in into is it its just kind know ' +
  'known knows let like list long look looking made make many may me mention more most much my name of ok on once one or other our ' +
  'out over please she should show since so some someone something sort such tell than thank thanks that the their them then ' +
  'there these they thing things this those to too us use used uses using very want was we well were what when where ' +
  'which while who whom whose why will with would year years yes you your';
const french =
  'aimerais as au aucun aussi autre aux avec avez avoir bien bonjour car ce cela ces cet cette ceux chez comme ' +
  'comment connaissance connaissances connait connaît connaître combien dans de depuis des dire dis dit dites donc du ' +
  'elle en encore es est et étaient était été être eu faire fait font il ils j je la le les leur leurs lui ma mais me ' +
  'merci mes moi mon ne non nos notre nous on ont ou où oui par parlez pas peut peux pour pourquoi pouvez puis quand que quel ' +
  'quelle quelles quels qui quoi sa sait salut sans se ses si son sont sur ta te tes toi ton tous tout toute toutes ' +
  'très tu un une va vos votre voudrais vous y';

export const questionWords: ReadonlySet<string> = new Set(`${english} ${french}`.split(' '));

const frenchOnly = new Set(
  french.split(' ').filter((word) => word.length > 1 && !english.split(' ').includes(word)),
);
const englishOnly = new Set(english.split(' ').filter((word) => !french.split(' ').includes(word)));

/** The language of a question, by its question words; English if they do not tell. */
export function languageOf(questionInWords: readonly string[]): 'en' | 'fr' {
  const count = (set: ReadonlySet<string>) =>
    questionInWords.filter((word) => set.has(word.toLowerCase())).length;
  return count(frenchOnly) > count(englishOnly) ? 'fr' : 'en';
}
