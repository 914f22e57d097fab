import { makerOf } from '../models/known/maker';
import { ofEach } from '../answers/languages/pack-parts';
import { sections } from '../answers/languages/fr/sections';
import { datesIn } from '../resume/format-duration';
import type { AssistantWords, SiteWords } from './en';

/** Stems of words with a mute h, before which "de" is cut; before all others it stays: "de Hans", "de HTML". */
const muteH =
  /^h(?:[ée]l[èeoé]|[ée]ma|[ée]r[ée]d|[ée]rit|abi[lt]|adrien|arm|ector|enri|erm[ei]|ervé|eure|ilair|ipp|ist|om[mo]|onn|onor|orace|orl|ort|osp|[oô]pit|[oô]tel|ubert|ugo|uguette|uil|uis|um|ya|ydr|yg|yp)/;

/** "de Marc", "d’Ada", "d’Yves" but "de Yann", "d’Hélène" but "de Hans". */
export function of(text: string): string {
  const start = text.normalize('NFD').toLowerCase();
  return /^(?:[aeiouœæ]|y[^aeiouy])/.test(start) || muteH.test(text.normalize('NFC').toLowerCase())
    ? `d’${text}`
    : `de ${text}`;
}

/** Undoes the capital that a title begins with, where the title stands inside a sentence. */
function withinSentence(title: string): string {
  return title.charAt(0).toLocaleLowerCase('fr') + title.slice(1);
}

const orWriteTo = '[ Vous pouvez aussi écrire à {ownerEmail}.]';

/** A no-break space stands before ":", a narrow one before "; ! ?", inside « » and before units. */
const privacy: SiteWords['page']['panel']['privacy'] = {
  title: 'Confidentialité',
  policy:
    'Cette liste est établie à partir des mêmes réglages que la politique de sécurité de ce site, en vertu de laquelle le navigateur bloque les requêtes de la page vers tout autre serveur. Le site ne dépose aucun cookie et ne compte pas les visites.',
  hosts: 'Qui reçoit quoi',
  names: { gets: 'Reçoit', when: 'Quand', why: 'Pourquoi' },
  withAddress: (what) => `${what} ; et aussi votre adresse IP et l’adresse de ce site`,
  ownServer: 'Le serveur de ce site',

  page: {
    gets: 'Votre adresse IP et les fichiers que vous chargez, comme pour tout site web',
    when: 'À l’ouverture de la page, et lorsque vous vous apprêtez à ouvrir l’assistant',
    why: 'Pour afficher la page et charger l’assistant. L’exploitant du serveur peut tenir des journaux.',
  },

  computer: {
    when: 'À chaque question ; pour le texte du CV, aussi dès que vous commencez à écrire',
    here: (model, server) => `${server}, sur votre propre ordinateur, répond avec ${model}.`,
    there: (model, server) =>
      `${server}, sur ce serveur, répond avec ${model}. L’assistant nomme d’abord ce serveur.`,
    ollamaCloud: 'Le modèle s’exécute dans le cloud d’Ollama, qui reçoit la conversation et le texte du CV.',
  },

  hosted: {
    gets: 'La conversation et le texte du CV',
    when: 'À chaque question. L’assistant indique d’abord que les messages quittent cet appareil.',
    whenInstead:
      'À chaque question, si aucun modèle ne s’exécute sur cet appareil. L’assistant indique d’abord que les messages quittent cet appareil ; une conversation commencée sur l’appareil n’est envoyée qu’après votre clic.',
    router: (model, provider) =>
      `Le modèle en ligne ${model} répond. Hugging Face transmet les messages à ${provider ?? 'un fournisseur de son choix'}.`,
    endpoint: (model) =>
      `Le modèle en ligne ${model} répond. L’exploitant de ce serveur sait à qui il transmet les messages.`,
  },

  files: {
    gets: 'Les noms des fichiers',
    when: 'Après un clic sur « Télécharger et exécuter ici »',
    weights: 'Les fichiers du modèle qui répond dans votre navigateur. Aucun message n’y est envoyé.',
    library:
      'Le programme qui exécute le modèle sur votre processeur graphique. Aucun message n’y est envoyé.',
  },

  stored: 'Ce qui reste dans ce navigateur',
  storedNames: { what: 'Contenu', until: 'Jusqu’à' },
  conversations: {
    name: 'Conversations',
    what: 'En mémoire vive uniquement. Pendant qu’une page se recharge, l’historique de l’onglet garde ce qui se trouve dans la zone de texte.',
    until: 'La fermeture ou le rechargement de l’onglet',
  },
  keptConversations: {
    what: 'La conversation et ce qui se trouve dans la zone de texte, pour continuer quand vous ouvrez une autre page de ce site. Rien n’en est envoyé nulle part.',
    until: 'La fermeture de l’onglet',
  },
  models: {
    what: 'Les fichiers des modèles que vous avez téléchargés, et leur liste',
    until: 'Votre clic sur « Supprimer » ci-dessus, ou l’effacement des données de ce site',
  },
  offline: {
    what: 'Les fichiers du site lui-même et un service worker, pour un fonctionnement hors connexion',
    until: 'L’effacement des données de ce site ; conservés seulement une fois qu’un modèle a fonctionné ici',
  },
  loading: {
    what: 'Le nom du modèle pendant son démarrage, pour détecter un plantage',
    until: 'La fin du démarrage du modèle',
  },
  choice: 'Qui répond, si vous avez choisi de ne pas exécuter le modèle ici',
  failuresToo: (choice) => `${choice} ; combien de fois le modèle du navigateur n’a pas pu démarrer`,
};

const page: SiteWords['page'] = {
  skipLink: 'Aller au CV',
  openAssistant: 'Ouvrir l’assistant',
  assistantIsAi: 'Un assistant IA qui répond aux questions sur ce CV',
  askAbout: (firstName) => `Poser une question sur ${firstName}`,
  askButton: 'Demander',
  askHint: 'Répond aussitôt à partir de ce CV, avec la source.',
  askLocalHint: 'Un modèle d’IA peut tourner dans votre navigateur, si vous l’acceptez.',
  assistantNotLoaded:
    'L’assistant n’a pas pu être chargé. Vérifiez votre connexion, puis cliquez de nouveau sur le bouton ; la page se rechargera s’il le faut.',
  assistantMissing: (command) =>
    `L’assistant ne s’est pas chargé ; si la page est ouverte comme fichier, lancez « ${command} » pour le voir.`,
  assistantTooOld:
    'Ce navigateur est trop ancien pour l’assistant, qui demande Chrome ou Edge 110, Firefox 121 ou Safari 16.4. Le CV reste lisible sans lui.',

  panel: {
    open: 'Comment fonctionne l’assistant',
    close: 'Fermer le panneau',
    builtFor: 'Ce site est prévu pour',
    model: 'Modèle',
    privacy,
    notices: 'Mentions relatives aux composants tiers',
    builtForHosted: 'Le modèle en ligne',
    builtForBrowser: 'Votre navigateur',
    chosenByDevice: 'Un modèle Qwen, choisi selon les capacités de l’appareil',
  },

  embed: {
    blocked: 'Cette page n’a pas pu afficher l’assistant.',
    openAlone: 'L’ouvrir dans un onglet à part',
  },

  notFound: {
    title: 'Il n’y a pas de page à cette adresse',
    home: (name) => `Aller au CV ${of(name)}`,
  },

  languages: {
    label: 'Langues',
    offer: 'Cette page existe aussi en français.',
    switch: 'Lire en français',
    dismiss: 'Masquer',
  },

  portrait: (name) => `Portrait ${of(name)}`,
  ask: (firstName) => `Interrogez l’assistant IA ${of(firstName)}`,
  askMe: 'Posez-moi vos questions sur mon CV',
  saveContact: 'Enregistrer le contact',
  downloadPdf: 'Télécharger en PDF',
  print: 'Imprimer ou enregistrer en PDF',

  contents: 'Rubriques',
  earlierPosts: (count) => `${count} postes antérieurs`,
  moreSkills: (count) => `et ${count} autres`,
  expand: 'Voir plus',
  collapse: 'Voir moins',
  course: 'Voir le cours',
};

const resume: SiteWords['resume'] = {
  headings: /* @__PURE__ */ ofEach(sections, 'heading'),
  entryOfSection: (heading, title) => `${heading} : ${title}`,
  language: (name, fluency) => (fluency ? `${name} (${fluency})` : name),
  lastUpdated: (date) => `Dernière mise à jour : ${date}`,

  profile: 'Profil',
  contact: 'Contact',
  contacts: { location: 'Lieu', email: 'E-mail', phone: 'Téléphone', website: 'Site web' },

  dates: /* @__PURE__ */ datesIn('fr', 'aujourd’hui'),

  plainText: 'Texte brut',

  greeting: (firstName, headings) =>
    `Bonjour ! Je suis l’assistant IA ${of(firstName)} et je réponds à vos questions sur son profil${headings.length > 0 ? ` : ${headings.join(', ').toLowerCase()}` : ''}. Que souhaitez-vous savoir ?`,

  questions: {
    job: (firstName, employer, current) =>
      `Que ${current ? 'fait' : 'faisait'} ${firstName} chez ${employer} ?`,
    skill: (firstName, skill) => `Quelle est l’expérience ${of(firstName)} en matière ${of(skill)} ?`,
    teachings: (firstName) => `Quels cours donne ${firstName} ?`,
    education: (firstName) => `Quels sont les diplômes ${of(firstName)} ?`,
    contact: (firstName) => `Comment joindre ${firstName} ?`,
  },
};

export const site: SiteWords = { page, resume };

const app: AssistantWords['app'] = {
  broken: 'L’assistant a rencontré une erreur interne. La page n’est pas touchée.',
  partBroken: 'Cette partie de l’assistant n’a pas pu être chargée. Le reste n’est pas touché.',
  loadAgain: 'Charger à nouveau',
  partNotLoaded:
    'Une partie de l’assistant n’a pas pu être chargée. Recharger la page peut aider ; votre brouillon est conservé, la conversation ne l’est pas.',
  about: 'À propos de cet assistant',
  siteUnreachable:
    'Le site est injoignable pour le moment ; la page n’a donc pas été rechargée. Vérifiez votre connexion et réessayez.',
  reload: 'Recharger',
};

const markdown: AssistantWords['chat']['markdown'] = {
  copy: 'Copier',
  copyCode: 'Copier le code',
  copied: 'Copié',
  notCopied: 'Non copié',
  taskDone: 'Fait',
  taskOpen: 'À faire',
  formulaLimits: {
    large: '(trop grande pour être mise en forme)',
    macros: '(non mise en forme : elle définit des commandes)',
  },
};

const chat: AssistantWords['chat'] = {
  title: (firstName) => `L’assistant personnel ${of(firstName)} (IA)`,
  shortTitle: (firstName) => `Assistant ${of(firstName)} · IA`,
  model: (modelName, isHere, maker = makerOf(modelName)) =>
    `En réalité, ${modelName}, un modèle ouvert ${maker === undefined ? 'conçu par un tiers' : `d’origine ${maker}`}${isHere ? ', dans ce navigateur' : ''}`,
  noModel: 'Réponses tirées du CV, dans ce navigateur',
  showChats: 'Afficher les conversations',
  chats: 'Toutes les conversations',
  newChat: 'Nouvelle conversation',
  save: 'Enregistrer la conversation',
  saved: 'La conversation est enregistrée dans un fichier.',
  notSaved: 'La conversation n’a pas pu être enregistrée. Réessayer',
  close: 'Fermer',

  textBox: (firstName) => `Parler avec ${firstName}`,
  notInserted: 'Le texte n’a pas été inséré. ',
  tooLong: (length, most) =>
    `Un message peut compter ${most} caractères, pas ${length}. Raccourcissez-le ou envoyez-le en plusieurs fois.`,
  send: 'Envoyer',
  stop: 'Arrêter',
  endReply: 'Terminer la réponse',

  conversation: 'Conversation',
  suggestions: 'Questions suggérées',
  jumpToLatest: 'Aller au dernier message',
  question: 'Votre question',
  reply: 'Réponse de l’assistant IA',
  thinking: 'Réflexion en cours',
  loading: 'En attente du chargement du modèle',
  showRest: 'Afficher la suite',

  copyMessage: 'Copier le message',
  copyNote: 'Copier comme note',
  copyLink: 'Copier le lien',
  locale: 'fr',
  writtenBy: (modelName, address, date) =>
    `Texte écrit par ${modelName}, un modèle d’IA, sur ${address} le ${date}.`,

  quoteInstead: 'Citer plutôt le CV',
  askModel: 'Demander au modèle',
  askModelLater: 'Vous pourrez demander au modèle une fois qu’il sera chargé',
  modelAnswersLater: 'Le modèle répondra aussi à cette question une fois chargé',
  tryAgain: 'Réessayer',
  whereItRan: (modelName, place) => `${modelName} · ${place}`,
  sources: 'Sources dans le CV',
  nearest: 'Ce que le CV dit de plus proche',
  showInCv: 'Voir dans le CV',
  fit: { met: 'dans le CV', partly: 'proche', missing: 'pas dans le CV' },

  stoppedWithoutText: 'Arrêt avant le début de la réponse.',
  stopped: 'Réponse arrêtée. Le texte ci-dessus est conservé.',
  missing: {
    empty: 'Le modèle a envoyé une réponse vide. Reposer la question aide souvent.',
    'only-reasoning':
      'Le modèle n’a envoyé que son raisonnement, qui n’est pas affiché. Reposer la question aide souvent.',
  },
  notInCv: (count) =>
    count === 1 ? '1 affirmation n’est pas dans le CV' : `${count} affirmations ne sont pas dans le CV`,
  markdown,
  cut: 'Cette réponse a été coupée : elle a atteint la longueur maximale.',
  unfinished: 'Cette réponse est incomplète : elle s’est interrompue avant la fin.',
  commands: 'Commandes pour chaque système',

  announcements: {
    answering: 'L’assistant IA répond.',
    done: 'La réponse est complète.',
    failed: 'La réponse a échoué.',
  },
};

const saving: AssistantWords['saving'] = {
  conversationWith: (assistant) => `Conversation avec ${withinSentence(assistant)}`,
  explanation:
    'Chaque réponse nomme le modèle qui l’a écrite et où il s’exécutait, ou indique qu’elle a été cherchée dans le CV. Les modèles font des erreurs ; les liens mènent à ce que dit le CV.',
  cvOf: (name) => `CV ${of(name)}`,
  saved: 'Enregistrée',
  stillAnswering: 'L’assistant était encore en train de répondre.',
  fileName: 'conversation',
};

const claims: AssistantWords['claims'] = {
  unmentioned: ({ what }) => `Le CV ne mentionne pas « ${what} ».`,
  different: ({ said, cv }) => `Le CV indique « ${cv} », et non « ${said} ».`,
  apart: ({ first, second }) => `Le CV ne dit pas « ${second} » à propos de « ${first} ».`,
  'other-time': ({ what, cv }) => `Le CV situe « ${what} » à un autre moment : ${cv}.`,
  denied: ({ what }) => `Le CV dit autre chose : il mentionne « ${what} ».`,
  'unproven-denial': ({ what }) => `Le CV ne dit pas cela à propos de « ${what} ».`,
  mentioned: ({ what }) => `Le CV mentionne « ${what} ».`,
};

const panel: AssistantWords['panel'] = {
  own: {
    who: 'Vous répond actuellement',
    why: {
      built: 'Le site est conçu ainsi',
      undecided: 'Vous n’avez pas encore choisi de modèle',
      chosen: 'C’est votre choix',
    },
    firstWords: 'Premiers mots',
    staysHere: 'Reste dans ce navigateur',
    rows: {
      quotes: { who: 'Des citations du CV', firstWords: 'Tout de suite' },
      webllm: {
        firstWords: 'En quelques secondes, davantage pour la première question',
      },
      huggingface: {
        firstWords: 'En une ou quelques secondes',
        question: 'Quitte cet appareil ; le chat dit pour qui',
      },
      server: {
        firstWords: (server) => `En quelques secondes, une fois le modèle chargé par ${server}`,
        question: (server) => `Va à l’ordinateur sur lequel ${server} fonctionne`,
      },
    },
  },
  newestReply: {
    label: 'La dernière réponse',
    firstCharacter: 'Premier caractère après',
    speed: 'Jetons par seconde',
    read: 'Jetons lus',
    readingSpeed: 'Jetons lus par seconde',
    written: 'Jetons écrits',
  },
};

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

const loadedAnew = 'Réessayez : le modèle est rechargé, sans nouveau téléchargement.';

const webllm: AssistantWords['backends']['webllm'] = {
  whereItRuns: 'dans ce navigateur',
  endingStopped: 'La réponse arrêtée se termine',
  failures: {
    'device-unsupported': `Ce navigateur ne peut pas exécuter le modèle sur cet appareil.\nUne version récente de Chrome ou d’Edge le peut, sur un ordinateur doté d’un processeur graphique.${orWriteTo}`,
    'download-failed':
      'Le modèle n’a pas pu être téléchargé.\nVérifiez votre connexion et réessayez. La partie déjà téléchargée est conservée.',
    'storage-full':
      'L’espace libre ne suffit pas pour le modèle.\nLibérez de l’espace sur cet appareil, puis réessayez.',
    'storage-unavailable':
      'Votre navigateur ne laisse pas ce site enregistrer le modèle.\nUne fenêtre de navigation privée ou le blocage des données de sites peut en être la cause. Autorisez le stockage et réessayez.',
    'load-failed':
      'Le modèle n’a pas pu être démarré.\nRechargez la page et réessayez. Si cela ne suffit pas, supprimez d’abord le modèle de cet appareil.',
    'out-of-memory':
      'Le processeur graphique a manqué de mémoire.\nFermez les autres onglets et programmes qui l’utilisent, puis réessayez.',
    'device-lost': `Le navigateur a perdu l’accès au processeur graphique, et le modèle avec lui.\n${loadedAnew}`,
    'worker-crashed': `La partie de la page qui exécute le modèle s’est arrêtée.\n${loadedAnew}`,
    'context-too-long':
      'Ensemble, le profil et votre question sont plus longs que ce que ce modèle peut lire.\nPosez la question en moins de mots. Les messages précédents de cette conversation sont déjà laissés de côté.',
    'load-cancelled':
      'Le modèle n’a pas été démarré.\nRéessayez pour le démarrer. La partie déjà téléchargée est conservée, sauf si vous la supprimez.',
    'corrupt-file':
      'Le serveur envoie à chaque fois un fichier de modèle endommagé[ : {detail}].\nRéessayez plus tard. La partie déjà téléchargée est conservée.',
    'bad-response':
      'Le réseau a envoyé autre chose à la place des fichiers du modèle[ : {detail}].\nCertains réseaux affichent d’abord une page de connexion : ouvrez un autre site, identifiez-vous, puis réessayez. La partie déjà téléchargée est conservée.',
  },
};

const localModel: AssistantWords['localModel'] = {
  language: 'fr',
  noteLabel: 'Où l’assistant s’exécute',
  messagesLeave: {
    warning: 'Vos messages quittent cet appareil.',
    who: (model, recipient) => `Destinataire : ${recipient}. C’est ${model} qui répond.`,
  },
  onThisComputer: (model, server) =>
    `Vos messages sont envoyés à ${server} sur cet ordinateur ; ${model} répond.`,
  leaving: {
    title: (model) => `Envoyer cette conversation à ${model} ?`,
    explanation:
      'Jusqu’ici, cette conversation est restée, en tout ou en partie, sur cet appareil ou a été envoyée à quelqu’un d’autre. Avec votre prochaine question, tous ses messages sont envoyés.',
    send: 'Envoyer cette conversation',
  },
  noModelHere:
    'Aucun modèle ne s’exécute sur cet appareil. L’assistant cite le CV, et vos messages restent dans ce navigateur.',
  removingHere: 'Le modèle est en cours de suppression de cet appareil.',
  meanwhile: 'En attendant, les réponses à vos questions sont tirées du CV.',
  why: 'Pourquoi ?',
  offline: {
    everything:
      'Vous êtes hors connexion, et tout fonctionne : le modèle et ce site se trouvent sur cet appareil.',
    thisTab:
      'Vous êtes hors connexion. Le modèle se trouve sur cet appareil et continue de répondre tant que cet onglet reste ouvert.',
    notTheHosted:
      'Vous êtes hors connexion : le modèle en ligne est donc injoignable. Les citations du CV fonctionnent.',
    quotes: 'Vous êtes hors connexion. Les réponses à vos questions sont des citations du CV.',
  },
  retryHere: 'Réessayer ici',
  runChanged: 'Exécuter le programme modifié',

  cardTitle: 'Exécuter l’assistant sur cet appareil',
  offer: (model) =>
    `Pour l’instant, les réponses reprennent le CV mot pour mot. ${model} répond librement, sur le processeur graphique de cet appareil : vos questions restent dans ce navigateur et, une fois le téléchargement terminé, l’assistant fonctionne hors connexion.`,
  whatItTakes: 'Ce qu’apporte un modèle, et ce qu’il demande',
  download: 'Téléchargement unique',
  unknownSize: 'Taille connue au début du téléchargement',
  about: (figure) => `environ ${figure}`,
  needs: (space) => `${space} requis`,
  modelChoice: {
    onDevice: 'sur cet appareil',
    suggested: 'conseillé',
    smaller: 'plus petit, plus rapide',
    larger: 'plus grand, en sait plus',
    languages: (count) => `Il a été entraîné en ${count} langues.`,
    reading: (time) => `Un bon ordinateur portable lit le CV pendant environ ${time} avant le premier mot.`,
  },
  consent: 'Télécharger et exécuter ici',
  start: 'Exécuter ici',
  useHosted: 'Utiliser le modèle en ligne',
  useQuotes: 'Citer plutôt le CV',
  filesFrom: (hosts) =>
    hosts.length === 0
      ? 'Ses fichiers viennent de ce site.'
      : `Ses fichiers viennent de ${list.format(hosts)}. ${hosts.length === 1 ? 'Ce serveur, et ceux vers lesquels il redirige,' : 'Ces serveurs, et ceux vers lesquels ils redirigent,'} voient votre adresse IP.`,
  conversationToo: 'Cette conversation, telle qu’elle est à présent, est envoyée aussi.',
  cautions: {
    firefox:
      'Firefox exécute les modèles lentement : une dizaine de mots par seconde, au mieux. Chrome et Edge sont plus rapides.',
    mobile:
      'Sur un téléphone ou une tablette, le modèle prend beaucoup de mémoire et de batterie. Le navigateur peut fermer d’autres onglets.',
    metered: 'Cette connexion semble facturée au volume : le téléchargement peut coûter de l’argent.',
    'interrupted-earlier':
      'La dernière fois, le chargement du modèle n’est pas allé au bout, peut-être faute de mémoire ; cette fois, il attend que vous le démarriez.',
    'software-adapter':
      'Ce navigateur ne dispose d’aucune carte graphique : les réponses seront très lentes.',
  },

  ofTotal: (done, total) => `${done} sur ${total}`,
  otherTab: 'Un autre onglet le télécharge ; celui-ci attend',
  reconnecting: 'Connexion perdue, nouvel essai',
  timeLeft: (time) => `encore ${time} environ`,
  starting: 'Démarrage',
  cancel: 'Annuler le téléchargement',
  cancelStart: 'Annuler',

  unsupported: {
    'insecure-context':
      'Les navigateurs n’exécutent des modèles que sur les pages https, et celle-ci a été chargée par simple http.',
    'no-webgpu':
      'Ce navigateur n’a pas WebGPU. Une version récente de Chrome ou d’Edge sur ordinateur, ou Safari 26, peut exécuter le modèle.',
    'no-adapter':
      'Ce navigateur n’a trouvé aucun processeur graphique utilisable. L’accélération matérielle est peut-être désactivée dans ses paramètres.',
    'software-adapter':
      'Ce navigateur calcule l’affichage avec le processeur principal au lieu d’une carte graphique, ce qui est bien trop lent pour un modèle. L’accélération matérielle est peut-être désactivée dans ses paramètres.',
    'limits-too-low': 'Ce processeur graphique, ou son pilote, autorise moins que ce que demande le modèle.',
    'no-cache-storage':
      'Cette fenêtre ne conserve aucune donnée de site : le modèle ne peut donc pas être enregistré. La cause habituelle est une fenêtre de navigation privée ou le blocage des cookies.',
  },
  notEnoughSpace: (needed, free) =>
    `Le téléchargement du modèle demande environ ${needed} d’espace, et ce navigateur en accorde ${free} ici.`,
  failures: webllm.failures,
  libraryChanged:
    'Le programme qui exécute le modèle n’est pas celui qui a été téléchargé d’abord ; il n’a donc pas été exécuté. Son hébergeur l’a peut-être renouvelé.',

  facts: {
    label: 'Le modèle sur cet appareil',
    status: 'Sur cet appareil',
    knowledge: 'Lecture préalable',
    model: 'Modèle ici',
    size: 'Sa taille',
    memory: 'Mémoire graphique',
    processor: 'Processeur graphique',
    offline: 'Hors connexion',
    works: 'Fonctionne',
    freeSpace: 'Espace libre',
    offer: { available: 'Présent, non utilisé', starting: 'Démarrage', ready: 'Vous répond' },
  },
  status: {
    checking: 'Vérification de cet appareil',
    unsupported: 'Ne peut pas s’exécuter sur cet appareil',
    onDevice: 'Sur cet appareil, non démarré',
    notOnDevice: 'Pas sur cet appareil',
    declined: 'Non utilisé, selon votre choix',
    downloading: 'Téléchargement',
    preparing: 'Préparation',
    ready: 'S’exécute sur cet appareil',
    lost: 'Arrêté',
    failed: 'N’a pas pu être démarré',
    removing: 'Suppression en cours',
  },
  knowledge: {
    unread: 'N’a pas encore lu le CV',
    reading: 'Lit le CV',
    read: 'A lu le CV',
  },
  stored: {
    label: 'Enregistré dans ce navigateur',
    nothing: 'Aucun modèle, aucun téléchargement inachevé.',
    partial: (size) => `${size} d’un téléchargement inachevé`,
    library: (hash) => `Son programme, selon SHA-256 : ${hash}`,
    checkedBySize: (files) => `Vérifié par la taille uniquement : ${list.format(files)}`,
    sharedWith: (sites) =>
      `Les mêmes fichiers servent aussi à ${list.format(sites)}. Si vous les supprimez, il faudra les y télécharger de nouveau.`,
    remove: 'Supprimer',
    removeForAll: 'Supprimer pour tous les sites',
    keep: 'Conserver',
    heldByOtherTab:
      'Le modèle n’a pas été supprimé : un autre onglet le télécharge. Annulez ce téléchargement, puis réessayez.',
    notRemoved:
      'Le modèle n’a pas été supprimé. Réessayez, rechargez la page ou effacez les données de ce site dans les réglages du navigateur.',
  },
};

const wait: AssistantWords['backends']['wait'] = {
  loadingModel: 'Chargement du modèle',
  readingProfile: 'Lecture du CV',
  readingQuestion: 'Lecture de votre question',
  readingShare: (percent) => `Lecture du CV : ${percent} %`,
  otherChat: 'En attente de votre autre conversation',
  silent: 'Rien n’est arrivé depuis 30 secondes',
  trimmedNotice:
    'Cette conversation est devenue plus longue que ce que le modèle peut lire : ses messages les plus anciens sont laissés de côté.',
  shortenedNotice:
    'Le CV est plus long que ce que ce modèle peut lire ; des parties en sont donc laissées de côté.',
};

const failure: AssistantWords['backends']['failure'] = {
  offline:
    'Votre navigateur est hors connexion.\nLe CV de cette page reste complet et votre question est conservée. Réessayez une fois la connexion rétablie.',
  'part-missing':
    'Une partie de ce site n’a pas pu être chargée.\nVérifiez votre connexion réseau et réessayez, ou rechargez la page.',
  unreachable: `{server} est injoignable.\nUn bloqueur de contenu ou un réseau d’entreprise fait peut-être obstacle. Réessayez dans un instant.${orWriteTo}`,
  'permission-denied': `Votre navigateur ne laisse pas ce site accéder à {subject}.\nOuvrez les paramètres du site, à gauche de l’adresse dans la barre d’adresse, autorisez « Applications sur l’appareil » ou « Réseau local » et réessayez.`,
  'blocked-by-csp': `La politique de sécurité de ce site interdit les requêtes vers {subject}.\nLa personne qui gère le site doit le reconstruire avec cette adresse dans ses réglages.${orWriteTo}`,
  unauthorized: `{server} n’a pas accepté la clé d’accès de ce site.\nLa personne qui gère le site doit la renouveler.${orWriteTo}`,
  forbidden: `{server} n’autorise pas ce site à utiliser le modèle.\nLa personne qui gère le site doit vérifier ce que permet la clé d’accès ou le proxy.${orWriteTo}`,
  'rate-limited': '{server} a reçu trop de questions en peu de temps.\nAttendez une minute, puis réessayez.',
  busy: '{server} est occupé ou encore en cours de démarrage.\nAttendez une demi-minute, puis réessayez.',
  'context-too-long':
    'Cette conversation est devenue trop longue pour le modèle.\nOuvrez une nouvelle conversation et reposez la question.',
  'server-error':
    '{server} a rencontré une erreur.[ Son message : « {detail} »]\nRéessayez. Si l’erreur se répète, patientez un peu.',
  'bad-response': `Une réponse est venue de {subject}, mais pas d’un modèle.\nUn proxy ou une page de connexion s’interpose peut-être. Réessayez dans un instant.${orWriteTo}`,
  'cut-off':
    'La réponse s’est interrompue avant la fin.\nLe texte ci-dessus est conservé. Réessayez pour obtenir la réponse entière.',
  'model-stopped': 'Le modèle a été arrêté avant d’avoir répondu.\nVotre question est conservée. Réessayez.',
  unknown: `Une erreur inattendue s’est produite.\nRéessayez. Si elle se répète, rechargez la page.${orWriteTo}`,
};

const ollama: AssistantWords['backends']['ollama'] = {
  whereItRuns: (hostname) => `sur ${hostname ?? 'cet ordinateur'} · Ollama`,
  cloudBehind: (server) =>
    server === undefined ? 'le cloud d’Ollama' : `${server}, qui les transmet au cloud d’Ollama`,
  server: 'Ollama',
  mixedContent:
    'Les navigateurs ne laissent pas une page sécurisée accéder à {subject}, qui ne l’est pas.\nServez Ollama en https, ou ouvrez ce site sous http://localhost sur l’ordinateur où Ollama s’exécute.',
  failures: {
    unreachable:
      'Rien ne répond à {subject} : Ollama ne semble pas y être démarré.\nDémarrez Ollama et réessayez. Si votre navigateur demande si ce site peut accéder aux appareils de votre réseau, acceptez.',
    'origin-refused':
      'Ollama est démarré à {subject}, mais n’accepte pas les questions de ce site.\nDéfinissez OLLAMA_ORIGINS={origin} là où Ollama s’exécute, quittez Ollama, redémarrez-le, puis réessayez.',
    'model-missing':
      'Ollama est démarré, mais ne dispose pas du modèle {subject}.\nTéléchargez-le une fois, là où Ollama s’exécute, puis réessayez.',
    'context-too-long':
      'Le profil et cette question ne tiennent pas dans la fenêtre de contexte de {subject}.\nDémarrez Ollama avec une fenêtre plus grande, puis réessayez. Une question plus courte tiendra peut-être aussi.',
    'out-of-memory':
      'Le modèle {subject} est trop grand pour cet ordinateur.\nChoisissez un modèle plus petit, ou fermez d’autres programmes et réessayez.',
  },
  start: 'Démarrer Ollama',
  download: 'Télécharger le modèle',
  chooseInstead: 'Un autre modèle installé peut répondre pendant le reste de cette visite :',
};

const hosted: AssistantWords['backends']['hosted'] = {
  whereItRuns: 'chez le fournisseur du modèle en ligne',
  recipient: {
    ownServer: (host) => `le serveur de ce site, ${host}`,
    provider: (name) => `Hugging Face, qui les transmet à ${name}`,
    anyProvider: 'Hugging Face, qui les transmet à un fournisseur de son choix',
  },
  server: 'Le modèle en ligne',
  failures: {
    'no-credential': `Le modèle en ligne n’est pas configuré sur ce site.\nLa personne qui gère le site doit le construire avec VITE_HF_ENDPOINT (un proxy) ou VITE_HF_TOKEN.${orWriteTo}`,
    'credits-exhausted': `Les crédits de ce mois pour le modèle en ligne sont épuisés.\nDe nouveaux crédits seront accordés le mois prochain.${orWriteTo}`,
    'model-missing': `Le modèle en ligne {subject} est introuvable.\nSon nom a peut-être changé. La personne qui gère le site doit en indiquer un autre.${orWriteTo}`,
    'model-unsupported': `Aucun fournisseur ne propose le modèle {subject} pour le moment.\nLa personne qui gère le site doit choisir un autre modèle ou un autre fournisseur.${orWriteTo}`,
  },
};

const quotes: AssistantWords['backends']['quotes'] = {
  modelName: 'Citations du CV',
  whereItRuns: 'Réponse cherchée dans le CV ; aucun modèle ne l’a écrite.',
};

export const assistant: AssistantWords = {
  app,
  chat,
  saving,
  claims,
  panel,
  localModel,
  backends: { failure, wait, ollama, hosted, webllm, quotes },
};
