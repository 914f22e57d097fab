import type { BuiltInWords } from '../../models/built-in/words.en';

export const builtIn: BuiltInWords = {
  modelName: 'le modèle du navigateur',
  whereItRuns: 'sur votre appareil, dans Chrome à jour',
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
      firstWords: 'En une ou quelques secondes',
      question:
        'Cette page ne l’envoie nulle part ; dans Chrome actuel, le modèle fonctionne sur cet appareil',
    },
  },
  failures: {
    'model-unsupported':
      'Le modèle intégré de votre navigateur ne répond pas dans cette langue.\nPosez la question dans une autre langue, ou choisissez un autre modèle.',
    'permission-denied':
      'Votre navigateur ne laisse pas cette page utiliser son modèle intégré.\nSes réglages, ou ceux de votre organisation, en décident. Choisissez un autre modèle.',
    'context-too-long':
      'Ensemble, le CV et votre question sont plus longs que ce que le modèle intégré de votre navigateur peut lire.\nPosez la question en moins de mots. Les messages précédents de cette conversation sont déjà laissés de côté.',
    filtered:
      'Votre navigateur retient ce que son modèle intégré a écrit.\nIl juge certaines réponses nuisibles ou fausses. Posez la question autrement, ou faites citer le CV.',
    'too-slow':
      'Le modèle intégré de votre navigateur n’a rien écrit en 20 secondes.\nFermez d’autres onglets et programmes, puis réessayez, ou faites citer le CV.',
    runaway:
      'Le modèle intégré de votre navigateur se répétait sans fin : la réponse a été arrêtée.\nRéessayez, ou posez la question autrement.',
    'load-failed':
      'Le modèle intégré de votre navigateur n’a pas pu démarrer.\nRedémarrez le navigateur pour l’utiliser, ou choisissez un autre modèle.',
  },
};
