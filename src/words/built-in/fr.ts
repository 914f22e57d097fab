import type { BuiltInWords } from '../../models/built-in/words.en';

export const builtIn: BuiltInWords = {
  modelName: 'le modèle du navigateur',
  whereItRuns: 'sur votre appareil, dans Chrome à jour',
  shortenedNotice:
    'Le CV est plus long que ce que le modèle de votre navigateur peut lire : celui-ci n’en connaît que des parties.',
  readingQuestion: 'Lecture de votre question',
  offer: {
    use: 'Utiliser le modèle du navigateur',
    cost: 'rien à télécharger',
    about:
      'Votre navigateur intègre un modèle de langage, et il est prêt. Il répond librement ; il appartient à l’éditeur du navigateur et n’est pas un modèle ouvert.',
    starting: 'Votre navigateur démarre son modèle intégré.',
    title: 'En réalité, le modèle intégré à votre navigateur, qui n’est pas ouvert',
    answers:
      'Le modèle intégré de votre navigateur répond ; dans Chrome à jour, il fonctionne sur votre appareil. Cette page n’envoie votre question nulle part.',
    offline: 'Votre navigateur est hors ligne. Son modèle intégré répondra peut-être quand même.',
    name: 'Le modèle intégré du navigateur',
    row: {
      download: 'Aucun : le navigateur l’a déjà',
      firstWords: 'En une ou quelques secondes',
      question:
        'Cette page ne l’envoie nulle part ; dans Chrome actuel, le modèle fonctionne sur cet appareil',
    },
  },
  server: 'Le modèle intégré de votre navigateur',
  unnamedSubject: 'le modèle intégré de votre navigateur',
  failures: {
    'model-unsupported': () => ({
      problem: 'Le modèle intégré de votre navigateur ne répond pas dans cette langue.',
      action: 'Posez la question dans une autre langue, ou choisissez un autre modèle.',
    }),
    'permission-denied': () => ({
      problem: 'Votre navigateur ne laisse pas cette page utiliser son modèle intégré.',
      action: 'Ses réglages, ou ceux de votre organisation, en décident. Choisissez un autre modèle.',
    }),
    'context-too-long': () => ({
      problem:
        'Ensemble, le CV et votre question sont plus longs que ce que le modèle intégré de votre navigateur peut lire.',
      action:
        'Posez la question en moins de mots. Les messages précédents de cette conversation sont déjà laissés de côté.',
    }),
    filtered: () => ({
      problem: 'Votre navigateur retient ce que son modèle intégré a écrit.',
      action:
        'Il juge certaines réponses nuisibles ou fausses. Posez la question autrement, ou faites citer le CV.',
    }),
    'too-slow': () => ({
      problem: 'Le modèle intégré de votre navigateur n’a rien écrit en 20 secondes.',
      action: 'Fermez d’autres onglets et programmes, puis réessayez, ou faites citer le CV.',
    }),
    runaway: () => ({
      problem: 'Le modèle intégré de votre navigateur se répétait sans fin : la réponse a été arrêtée.',
      action: 'Réessayez, ou posez la question autrement.',
    }),
    'load-failed': () => ({
      problem: 'Le modèle intégré de votre navigateur n’a pas pu démarrer.',
      action: 'Redémarrez le navigateur pour l’utiliser, ou choisissez un autre modèle.',
    }),
    'bad-response': () => ({
      problem: 'Le modèle intégré de votre navigateur a produit autre chose que du texte.',
      action: 'Mettez le navigateur à jour pour l’utiliser, ou choisissez un autre modèle.',
    }),
  },
};
