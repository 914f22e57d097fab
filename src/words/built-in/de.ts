import type { BuiltInWords } from '../../models/built-in/words.en';

export const builtIn: BuiltInWords = {
  modelName: 'Browser-Modell',
  whereItRuns: 'im aktuellen Chrome auf Ihrem Gerät',
  offer: {
    use: 'Das Modell des Browsers verwenden',
    cost: 'nichts herunterzuladen',
    about:
      'Ihr Browser hat ein Sprachmodell eingebaut, und es ist bereit. Es antwortet frei; es gehört dem Hersteller des Browsers und ist kein offenes Modell.',
    starting: 'Ihr Browser startet sein eingebautes Modell.',
    title: 'In Wirklichkeit das eingebaute Modell Ihres Browsers, kein offenes',
    answers:
      'Das eingebaute Modell Ihres Browsers antwortet; im aktuellen Chrome läuft es auf Ihrem Gerät. Diese Seite schickt Ihre Frage nirgendwohin.',
    offline: 'Ihr Browser ist offline. Sein eingebautes Modell antwortet vielleicht trotzdem.',
    name: 'Das eingebaute Modell des Browsers',
    row: {
      firstWords: 'In einer oder wenigen Sekunden',
      question: 'Diese Seite schickt sie nirgendwohin; im aktuellen Chrome läuft das Modell auf diesem Gerät',
    },
  },
  failures: {
    'model-unsupported':
      'Das eingebaute Modell Ihres Browsers antwortet nicht in dieser Sprache.\nFragen Sie in einer anderen Sprache, oder wählen Sie ein anderes Modell.',
    'permission-denied':
      'Ihr Browser lässt diese Seite sein eingebautes Modell nicht nutzen.\nDarüber entscheiden seine Einstellungen oder die Ihrer Organisation. Wählen Sie ein anderes Modell.',
    'context-too-long':
      'Der Lebenslauf und Ihre Frage sind zusammen länger, als das eingebaute Modell Ihres Browsers lesen kann.\nFragen Sie mit weniger Wörtern. Die früheren Nachrichten dieses Chats bleiben schon außen vor.',
    filtered:
      'Ihr Browser hält zurück, was sein eingebautes Modell geschrieben hat.\nEr hält manche Antworten für schädlich oder falsch. Fragen Sie mit anderen Worten, oder lassen Sie den Lebenslauf zitieren.',
    'too-slow':
      'Das eingebaute Modell Ihres Browsers hat 20 Sekunden lang nichts geschrieben.\nSchließen Sie andere Tabs und Programme und versuchen Sie es noch einmal, oder lassen Sie den Lebenslauf zitieren.',
    runaway:
      'Das eingebaute Modell Ihres Browsers hat sich endlos wiederholt; die Antwort wurde deshalb gestoppt.\nVersuchen Sie es noch einmal, oder fragen Sie mit anderen Worten.',
    'load-failed':
      'Das eingebaute Modell Ihres Browsers ließ sich nicht starten.\nStarten Sie den Browser neu, um es zu nutzen, oder wählen Sie ein anderes Modell.',
  },
};
