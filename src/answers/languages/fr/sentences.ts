import type { Line, Sentences, When } from '../sentences';
import { sections } from './sections';

/** "de Marc", "d’Ada", "d’Yves" but "de Yann": "de" is cut before a vowel, which a name or a month may begin with. */
const of = (text: string) =>
  /^(?:[aeiouœæ]|y[^aeiouy])/i.test(text.normalize('NFD')) ? `d’${text}` : `de ${text}`;

const line = ({ title, organisation, period }: Line) =>
  [title, organisation && `, ${organisation}`, period && ` (${period})`].filter(Boolean).join('');

const since = (when: When | undefined) => (when ? `depuis ${when.text}` : '');

/** No-break spaces stand before ":" and, narrow, before "; ! ?" and inside « ». */
export const sentences: Sentences = {
  andMore: (items, more) => `${items} et ${more} de plus`,
  line,
  yearsAndMonths: (years, months) => [years, months].filter(Boolean).join(' et '),
  lessThanAMonth: 'moins d’un mois',
  about: (duration) => `environ ${duration}`,
  atLeast: (duration) => `au moins ${duration}`,
  span: (from, to) =>
    from && to
      ? `${of(from.text)} à ${to.text}`
      : from
        ? since(from)
        : to
          ? `jusqu’en ${to.text}`
          : 'jusqu’à aujourd’hui',
  yes: (sentence) => `Oui. ${sentence}`,
  yesAgainst: (sentence) => `Si. ${sentence}`,
  no: (sentence) => `Non. ${sentence}`,

  workedOut: 'Calculé à partir des dates du CV.',
  readAs: (written, read) => `« ${written} », lu comme ${read}.`,

  who: (name, headline, place) =>
    `Voici le CV ${of(name)}${headline ? `, ${headline}` : ''}${place ? `, ${place}` : ''}.`,
  occupation: (name, headline) => `Le CV présente ${name} ainsi : ${headline}.`,
  lives: (name, place) => `D’après le CV, le lieu de résidence ${of(name)} est ${place}.`,
  contact: (name, ways) => `Pour joindre ${name} : ${ways}.`,
  noChannel: (channel) => `${channel} n’est pas dans le CV.`,
  channels: {
    email: 'L’adresse e-mail',
    phone: 'Le numéro de téléphone',
    website: 'L’adresse d’un site web',
    address: 'L’adresse postale',
    profile: 'Un tel profil',
  },
  write: (name) => `Écrire à ${name}`,
  hasPdf: (name, link) => `Voici le CV ${of(name)} en PDF : ${link}.`,
  noPdf: (name) =>
    `Cette page est le CV ${of(name)} : la commande « Imprimer » du navigateur l’enregistre en PDF.`,

  unsaid: {
    availability: (name) => `La disponibilité ${of(name)} n’est pas dans le CV.`,
    salary: (name) => `Le salaire que souhaite ${name} n’est pas dans le CV.`,
    'work-permit': (name) => `La situation ${of(name)} (permis de travail, visa) n’est pas dans le CV.`,
    remote: (name) => `Ce que souhaite ${name} (télétravail, temps partiel, horaires) n’est pas dans le CV.`,
    relocation: (name) => `Ce que pense ${name} d’un déménagement ou de déplacements n’est pas dans le CV.`,
    motivation: (name) => `Ce qui motive ${name}, projets d’avenir compris, n’est pas dans le CV.`,
    weaknesses: (name) =>
      `Peu de gens écrivent leurs points faibles : chez ${name} non plus, ce n’est pas dans le CV.`,
    character: (name) => `Le caractère ${of(name)} n’est pas dans le CV.`,
    nationality: (name) => `La nationalité ${of(name)} n’est pas dans le CV.`,
    age: (name) => `L’âge ${of(name)} n’est pas dans le CV.`,
    grades: (name) => `Le détail des notes ${of(name)} n’est pas dans le CV.`,
    location: (name) => `Le lieu de résidence ${of(name)} n’est pas dans le CV.`,
    references: () => `Une liste de références n’est pas dans le CV.`,
    leadership: () => `L’encadrement d’une équipe n’est pas dans le CV.`,
    achievements: () => `Une liste de réussites n’est pas dans le CV.`,
  },
  askOwner: (name, way) => `Le mieux est de demander à ${name} : ${way}.`,
  askOwnerInPerson: (name) => `Le mieux est de demander directement à ${name}.`,
  readInPart: 'D’un message aussi long, je ne lis que le début et la fin.',
  ownerAnswers: (name) => `${name} répond :`,
  hire: (name, way) =>
    `Voilà une conversation à avoir directement avec ${name}` +
    (way === undefined ? '.' : ` : ${way}. Un entretien, un appel, des précisions : un message suffit.`),

  notInCv: (term) => `« ${term} » n’est pas dans le CV.`,
  notInWords: (term) => `Le terme « ${term} » n’est pas dans le CV.`,
  groupHas: (group, items) => `Sous « ${group} », le CV indique ${items}.`,
  mentionedUnder: (term, headings) => `« ${term} » est dans le CV, sous ${headings}.`,
  usedAt: (term, places) => `${term} apparaît dans le CV à ces endroits : ${places}.`,
  closest: 'Ce que le CV dit de plus proche :',
  unmatched: (language) =>
    `Je ne trouve pas tous les mots de la question dans le CV, qui est en ${language}.`,
  nothing: (name) =>
    `Je n’ai rien trouvé à ce sujet : ce n’est pas dans le CV, et je ne dis que ce que dit le CV ${of(name)}.`,
  nothingMore: 'Le CV n’en dit pas davantage.',
  parts: (links) => `Je peux citer : ${links}.`,
  part: sections,
  has: (counted, items) => `Le CV compte ${counted}${items ? ` : ${items}` : ''}.`,

  worksNow: (name, title, organisation, from) =>
    `Le poste actuel ${of(name)} est ${line({ title, organisation, period: since(from) })}.`,
  noCurrentJob: (name, latest) =>
    `Le poste actuel ${of(name)} n’est pas dans le CV.${latest ? ` Le plus récent : ${latest}.` : ''}`,
  firstJob: (name, job) => `Le premier poste ${of(name)} dans le CV est ${job}.`,
  previousJob: (name, job) => `Le poste précédent ${of(name)} est ${job}.`,
  latestJob: (name, job) => `Le poste le plus récent ${of(name)} est ${job}.`,
  longestJob: (name, job, duration) => `Le poste le plus long ${of(name)} est ${job}, soit ${duration}.`,
  shortestJob: (name, job, duration) => `Le poste le plus court ${of(name)} est ${job}, soit ${duration}.`,
  before: (subject, job) => `Avant ${subject}, le CV indique ${job}.`,
  after: (subject, job) => `Après ${subject}, le CV indique ${job}.`,
  nothingBefore: (subject) => `Ce qui précède ${subject} n’est pas dans le CV.`,
  nothingAfter: (subject) => `Ce qui suit ${subject} n’est pas dans le CV.`,
  workedAt: (name, job) => `Le CV ${of(name)} indique ${job}.`,
  inPlace: (place, lines) => `Le CV situe à ${place} ${lines}.`,
  atTime: (time, lines) => `Pour ${time}, le CV indique ${lines}.`,
  nothingAtTime: (time) => `Cette période (${time}) n’est pas dans le CV.`,
  started: (subject, when) => `D’après le CV, c’est en ${when.text} que commence ${subject}.`,
  ended: (subject, when) => `D’après le CV, c’est en ${when.text} que se termine ${subject}.`,
  ongoing: (subject, from) => `D’après le CV, ${subject} se poursuit${from ? ` ${since(from)}` : ''}.`,
  stated: (text) => `Le CV mentionne ${text}.`,
  says: (subject, line) => `Sous ${subject}, le CV dit « ${line} ».`,
  happened: (subject, span) => `Pour ${subject}, le CV indique ${span}.`,
  noDate: (subject) => `La date de « ${subject} » n’est pas dans le CV.`,
  lasted: (subject, duration, span) =>
    `D’après les dates du CV, la durée de ${subject} est de ${duration} (${span}).`,
  totalExperience: (name, duration, from) =>
    `${name} compte ${duration} d’expérience professionnelle, ${since(from)}.`,
  skillYears: (skill, duration, places) =>
    `D’après les dates du CV, ${places} font ${duration} avec ${skill}.`,
  gap: (spans) => `Le CV ne compte aucune étape ${spans}.`,
  noGaps: 'Les dates du CV ne laissent aucun vide de trois mois ou plus.',
  longer: (subject, duration, other, otherDuration) =>
    `${subject} a duré plus longtemps, ${duration} contre ${otherDuration} pour ${other}.`,
  earlier: (subject, when, other, otherWhen) =>
    `D’abord ${subject} (${when.text}), puis ${other} (${otherWhen.text}).`,
  bothInCv: (first, second) =>
    `Les deux sont dans le CV : ${first} et ${second}. Le CV ne les départage pas.`,

  studied: (name, degree) => `La formation ${of(name)} dans le CV est ${degree}.`,
  highestDegree: (name, degree) => `Le diplôme le plus élevé ${of(name)} est ${degree}.`,
  degrees: {
    school: 'Un diplôme de fin d’études secondaires',
    vocational: 'Un diplôme professionnel',
    bachelor: 'Une licence (bachelor)',
    master: 'Un master',
    doctorate: 'Un doctorat',
  },
  classes: {
    'programming-language': 'Langages de programmation',
    framework: 'Frameworks et bibliothèques',
    database: 'Bases de données',
    cloud: 'Cloud et infrastructure',
    'operating-system': 'Systèmes d’exploitation',
    tool: 'Outils',
    'design-software': 'Logiciels de création',
    'office-software': 'Bureautique',
    'machine-learning': 'Apprentissage automatique',
    web: 'Technologies web',
    method: 'Méthodes',
    machine: 'Machines et équipements',
    'soft-skill': 'Savoir-être',
  },
  ofClass: (className, items) => `Sous « ${className} », le CV indique ${items}.`,
  speaks: (name, language, level) => `${name} parle ${language}${level ? ` (${level})` : ''}.`,
  native: (name, languages) => `La langue maternelle ${of(name)} est ${languages}.`,
  noNative: (languages) => `La langue maternelle n’est pas dans le CV. Langues indiquées : ${languages}.`,
  grade: (degree, score) => `La note de « ${degree} » est ${score}.`,

  smalltalk: {
    greeting: [
      (name) =>
        `Bonjour ! Métier, compétences, formation : je réponds à vos questions sur ${name} à partir du CV.`,
      (name) => `Bonjour et bienvenue ! Que souhaitez-vous savoir sur ${name} ?`,
    ],
    thanks: [
      (name) => `Avec plaisir ! Une autre question sur ${name} ?`,
      (name) => `Je vous en prie. Le CV ${of(name)} a encore des choses à raconter, si le cœur vous en dit.`,
    ],
    goodbye: [
      (name) => `Au revoir, et merci de l’intérêt que vous portez à ${name} !`,
      () => `À bientôt ! Le CV ne bouge pas d’ici, si une question vous vient dans l’escalier.`,
    ],
    smalltalk: [
      (name) =>
        `Pour la pluie et le beau temps, je manque de pratique ; pour le parcours ${of(name)}, je suis au point. Que voulez-vous savoir ?`,
      (name) => `Je le prends avec le sourire, et je reviens à mon sujet préféré : le CV ${of(name)}.`,
    ],
    bot: [
      (name) =>
        `Je suis l’assistant IA ${of(name)} : un programme, pas ${name} en personne. En ce moment, aucun modèle de langue n’écrit : je cherche les faits dans le CV et je les cite.`,
    ],
    help: [
      (name) =>
        `Demandez-moi tout ce qu’un CV peut dire : les postes ${of(name)} et leur durée, les compétences, les langues, les diplômes, les moyens de prendre contact. Vous pouvez aussi coller une offre d’emploi : je mets chaque exigence en regard du CV.`,
    ],
    privacy: [
      () =>
        `Votre question reste dans cet onglet : la réponse a été cherchée sur votre appareil, rien n’a été envoyé, et la conversation disparaît quand vous fermez l’onglet.`,
    ],
    derail: [
      (name) =>
        `Bien essayé ! Mon seul texte est le CV ${of(name)}, et je m’y tiens. Que voulez-vous savoir ?`,
      (name) =>
        `Belle imagination ! Mon répertoire, lui, n’a qu’un numéro : répondre à partir du CV ${of(name)}.`,
    ],
    otherTask: [
      (name) => `Cela sort de mon domaine : je ne réponds qu’aux questions sur ${name}. En avez-vous une ?`,
      (name) =>
        `Je laisse cela à plus doué que moi. Ma spécialité, c’est le parcours ${of(name)} : je vous écoute.`,
    ],
    acknowledge: [
      (name) => `Très bien. Que souhaitez-vous savoir d’autre sur ${name} ?`,
      (name) => `C’est noté. Le CV ${of(name)} attend votre prochaine question.`,
    ],
  },
  private: (name) =>
    `Ce n’est pas dans le CV. Je réponds aux questions sur le travail, la formation et les compétences ${of(name)}.`,

  fit: {
    intro: 'Ce que l’annonce demande, en regard de ce que dit le CV :',
    verdict: (all, met, partly, missing) => {
      const rest = [
        partly && `, ${partly} s’en ${partly === 1 ? 'approche' : 'approchent'}`,
        missing && `, ${missing} n’y ${missing === 1 ? 'est' : 'sont'} pas`,
      ];
      const lead = met < 2 ? `${met} exigence sur ${all} est` : `${met} exigences sur ${all} sont`;
      return `**${lead} dans le CV**${rest.filter(Boolean).join('')}.`;
    },
    requirement: 'L’annonce demande',
    inCv: 'Le CV dit',
    notInCv: 'n’est pas dans le CV',
    noRequirements: 'Je n’ai trouvé aucune exigence dans ce texte.',
    invite: (name) =>
      `Collez ici l’offre d’emploi : je mets chaque exigence en regard de la ligne du CV ${of(name)} qui y répond.`,
  },
};
