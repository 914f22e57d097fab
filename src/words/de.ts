import { makerOf } from '../models/known/maker';
import { ofEach } from '../answers/languages/pack-parts';
import { sections } from '../answers/languages/de/sections';
import { datesIn } from '../resume/format-duration';
import type { AssistantWords, SiteWords } from './en';

/** "Adas", but "Max’", "Hans’", "Alice’": an apostrophe stands where the name ends in the sound of an s. */
export function genitiveOf(name: string): string {
  return /(?:[sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

const orWriteTo = '[ Sie können auch an {ownerEmail} schreiben.]';

const privacy: SiteWords['page']['panel']['privacy'] = {
  title: 'Datenschutz',
  policy:
    'Diese Liste entsteht aus denselben Einstellungen wie die Sicherheitsrichtlinie dieser Website; nach ihr blockiert der Browser Anfragen der Seite an jeden anderen Server. Die Website setzt keine Cookies und zählt keine Besuche.',
  hosts: 'Wer was erhält',
  names: { gets: 'Erhält', when: 'Wann', why: 'Wozu' },
  withAddress: (what) => `${what}; dazu Ihre IP-Adresse und die Adresse dieser Website`,
  ownServer: 'Der Server dieser Website',

  page: {
    gets: 'Ihre IP-Adresse und welche Dateien Sie laden, wie bei jeder Website',
    when: 'Wenn Sie die Seite öffnen und wenn Sie sich der Schaltfläche des Assistenten nähern',
    why: 'Um die Seite anzuzeigen und den Assistenten zu laden. Wer den Server betreibt, protokolliert möglicherweise Zugriffe.',
  },

  computer: {
    when: 'Bei jeder Frage; den Text des Lebenslaufs auch, sobald Sie zu tippen beginnen',
    here: (model, server) => `${server} auf Ihrem eigenen Computer antwortet mit ${model}.`,
    there: (model, server) =>
      `${server} auf diesem Server antwortet mit ${model}. Der Chat nennt diesen Server vorher.`,
    ollamaCloud:
      'Das Modell läuft in der Cloud von Ollama; sie erhält die Unterhaltung und den Text des Lebenslaufs.',
  },

  hosted: {
    gets: 'Die Unterhaltung und den Text des Lebenslaufs',
    when: 'Bei jeder Frage. Der Chat sagt vorher, dass Nachrichten dieses Gerät verlassen.',
    whenInstead:
      'Bei jeder Frage, wenn kein Modell auf diesem Gerät läuft. Der Chat sagt vorher, dass Nachrichten dieses Gerät verlassen; eine Unterhaltung, die auf dem Gerät begonnen hat, wird erst nach Ihrem Klick gesendet.',
    router: (model, provider) =>
      `Das Online-Modell ${model} antwortet. Hugging Face leitet die Nachrichten an ${provider ?? 'einen selbst gewählten Anbieter'} weiter.`,
    endpoint: (model) =>
      `Das Online-Modell ${model} antwortet. Wer diesen Server betreibt, weiß, wohin er die Nachrichten weiterleitet.`,
  },

  files: {
    gets: 'Die Namen der Dateien',
    when: 'Nach einem Klick auf „Herunterladen und hier ausführen“',
    weights:
      'Die Dateien des Modells, das in Ihrem Browser antwortet. Nachrichten werden dorthin nicht gesendet.',
    library:
      'Das Programm, mit dem das Modell auf Ihrem Grafikprozessor läuft. Nachrichten werden dorthin nicht gesendet.',
  },

  stored: 'Was in diesem Browser bleibt',
  storedNames: { what: 'Was', until: 'Bis' },
  conversations: {
    name: 'Unterhaltungen',
    what: 'Nur im Arbeitsspeicher. Während sich eine Seite selbst neu lädt, behält der Verlauf des Tabs, was im Textfeld steht.',
    until: 'Sie den Tab schließen oder neu laden',
  },
  keptConversations: {
    what: 'Die Unterhaltung und was im Textfeld steht, damit beides weitergeht, wenn Sie eine andere Seite dieser Website öffnen. Nichts davon wird irgendwohin gesendet.',
    until: 'Sie den Tab schließen',
  },
  models: {
    what: 'Die Dateien der Modelle, die Sie heruntergeladen haben, und deren Liste',
    until: 'Sie oben auf „Entfernen“ klicken oder die Daten dieser Website löschen',
  },
  offline: {
    what: 'Die eigenen Dateien der Website und ein Service Worker, damit sie ohne Netz funktioniert',
    until: 'Sie die Daten dieser Website löschen; gespeichert erst, nachdem hier ein Modell gelaufen ist',
  },
  loading: {
    what: 'Der Name des Modells, während es startet, um einen Absturz zu bemerken',
    until: 'das Modell gestartet ist',
  },
  choice: 'Wer antwortet, falls Sie das Modell hier nicht ausführen wollten',
  failuresToo: (choice) => `${choice}; wie oft das eigene Modell des Browsers nicht gestartet werden konnte`,
};

const page: SiteWords['page'] = {
  skipLink: 'Zum Lebenslauf springen',
  openAssistant: 'Assistenten öffnen',
  assistantIsAi: 'Ein KI-Assistent, der Fragen zu diesem Lebenslauf beantwortet',
  askAbout: (firstName) => `Fragen zu ${firstName} stellen`,
  askButton: 'Fragen',
  askHint: 'Antwortet sofort aus diesem Lebenslauf, immer mit Quelle.',
  askLocalHint: 'Ein KI-Modell kann in Ihrem Browser laufen, wenn Sie es erlauben.',
  assistantNotLoaded:
    'Der Assistent konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und klicken Sie dann noch einmal auf die Schaltfläche; wenn nötig, lädt sich die Seite neu.',
  assistantMissing: (command) =>
    `Der Assistent ist nicht geladen; bei einer als Datei geöffneten Seite zeigt ihn „${command}“.`,
  assistantTooOld:
    'Dieser Browser ist zu alt für den Assistenten. Er braucht Chrome oder Edge 110, Firefox 121 oder Safari 16.4. Der Lebenslauf funktioniert auch ohne ihn.',

  panel: {
    open: 'Wie der Assistent arbeitet',
    close: 'Bereich schließen',
    builtFor: 'Diese Website ist eingerichtet für',
    model: 'Modell',
    privacy,
    notices: 'Hinweise zu Software Dritter',
    builtForHosted: 'das Online-Modell',
    builtForBrowser: 'Ihren Browser',
    chosenByDevice: 'Ein Qwen-Modell, das zum Gerät passt',
  },

  embed: {
    blocked: 'Diese Seite konnte den Assistenten nicht anzeigen.',
    openAlone: 'In einem eigenen Tab öffnen',
  },

  notFound: {
    title: 'Unter dieser Adresse gibt es keine Seite',
    home: (name) => `Zum Lebenslauf von ${name}`,
  },

  languages: {
    label: 'Sprachen',
    offer: 'Diese Seite gibt es auch auf Deutsch.',
    switch: 'Auf Deutsch lesen',
    dismiss: 'Ausblenden',
  },

  portrait: (name) => `Porträt von ${name}`,
  ask: (firstName) => `${genitiveOf(firstName)} KI-Assistenten fragen`,
  askMe: 'Fragen Sie mich alles zu meinem Lebenslauf',
  saveContact: 'Kontakt speichern',
  downloadPdf: 'Als PDF herunterladen',
  print: 'Drucken oder als PDF speichern',

  contents: 'Abschnitte',
  earlierPosts: (count) => `${count} frühere Stellen`,
  moreSkills: (count) => `und ${count} weitere`,
  expand: 'Mehr anzeigen',
  collapse: 'Weniger anzeigen',
  course: 'Zum Kurs',
};

const resume: SiteWords['resume'] = {
  headings: /* @__PURE__ */ ofEach(sections, 'heading'),
  entryOfSection: (heading, title) => `${heading}: ${title}`,
  language: (name, fluency) => (fluency ? `${name} (${fluency})` : name),
  lastUpdated: (date) => `Zuletzt aktualisiert: ${date}`,

  profile: 'Profil',
  contact: 'Kontakt',
  contacts: { location: 'Ort', email: 'E-Mail', phone: 'Telefon', website: 'Website' },

  dates: /* @__PURE__ */ datesIn('de', 'heute'),

  plainText: 'Reiner Text',

  greeting: (firstName, headings) =>
    `Guten Tag! Ich bin ${genitiveOf(firstName)} KI-Assistent und beantworte Fragen zu ${genitiveOf(firstName)} Profil${headings.length > 0 ? `: ${headings.join(', ')}` : ''}. Was möchten Sie wissen?`,

  questions: {
    job: (firstName, employer, current) =>
      current ? `Was macht ${firstName} bei ${employer}?` : `Was hat ${firstName} bei ${employer} gemacht?`,
    skill: (firstName, skill) => `Welche Erfahrung hat ${firstName} mit ${skill}?`,
    teachings: (firstName) => `Welche Kurse unterrichtet ${firstName}?`,
    education: (firstName) => `Welche Abschlüsse hat ${firstName}?`,
    contact: (firstName) => `Wie kann ich ${firstName} erreichen?`,
  },
};

export const site: SiteWords = { page, resume };

const app: AssistantWords['app'] = {
  broken: 'Im Assistenten ist ein Fehler aufgetreten. Die Seite ist davon nicht betroffen.',
  partBroken: 'Dieser Teil des Assistenten konnte nicht geladen werden. Der Rest ist davon nicht betroffen.',
  loadAgain: 'Erneut laden',
  partNotLoaded:
    'Ein Teil des Assistenten konnte nicht geladen werden. Vielleicht hilft es, die Seite neu zu laden; Ihr Entwurf bleibt erhalten, die Unterhaltung nicht.',
  about: 'Über diesen Assistenten',
  siteUnreachable:
    'Die Website ist im Moment nicht erreichbar, deshalb wurde die Seite nicht neu geladen. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  reload: 'Neu laden',
};

const markdown: AssistantWords['chat']['markdown'] = {
  copy: 'Kopieren',
  copyCode: 'Code kopieren',
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  taskDone: 'Erledigt',
  taskOpen: 'Offen',
  formulaLimits: {
    large: '(zu groß für den Formelsatz)',
    macros: '(nicht gesetzt, weil sie Befehle definiert)',
  },
};

const chat: AssistantWords['chat'] = {
  title: (firstName) => `${genitiveOf(firstName)} persönlicher KI-Assistent`,
  shortTitle: (firstName) => `KI-Assistent: ${firstName}`,
  model: (modelName, isHere, maker = makerOf(modelName)) =>
    `Tatsächlich ${modelName}, ein offenes Modell ${maker === undefined ? 'eines Drittanbieters' : `von ${maker}`}${isHere ? ', in diesem Browser' : ''}`,
  noModel: 'Antworten aus dem Lebenslauf, in diesem Browser',
  showChats: 'Chats anzeigen',
  chats: 'Alle Chats',
  newChat: 'Neuer Chat',
  save: 'Unterhaltung speichern',
  saved: 'Die Unterhaltung ist als Datei gespeichert.',
  notSaved: 'Die Unterhaltung konnte nicht gespeichert werden. Erneut versuchen',
  close: 'Schließen',

  textBox: (firstName) => `Mit ${firstName} sprechen`,
  notInserted: 'Der Text wurde nicht eingefügt. ',
  tooLong: (length, most) =>
    `Eine Nachricht kann ${most} Zeichen haben, nicht ${length}. Kürzen Sie sie oder senden Sie sie in Teilen.`,
  send: 'Senden',
  stop: 'Stoppen',
  endReply: 'Antwort beenden',

  conversation: 'Unterhaltung',
  suggestions: 'Vorgeschlagene Fragen',
  jumpToLatest: 'Zur neuesten Nachricht',
  question: 'Ihre Frage',
  reply: 'Antwort des KI-Assistenten',
  thinking: 'Denkt nach',
  loading: 'Wartet, bis das Modell geladen ist',
  showRest: 'Rest anzeigen',

  copyMessage: 'Nachricht kopieren',
  copyNote: 'Als Notiz kopieren',
  copyLink: 'Link kopieren',
  locale: 'de',
  writtenBy: (modelName, address, date) =>
    `Geschrieben von ${modelName}, einem KI-Modell, auf ${address} am ${date}.`,

  quoteInstead: 'Stattdessen aus dem Lebenslauf zitieren',
  askModel: 'Das Modell fragen',
  askModelLater: 'Sie können das Modell fragen, sobald es geladen ist',
  modelAnswersLater: 'Auch das Modell antwortet darauf, sobald es geladen ist',
  tryAgain: 'Erneut versuchen',
  whereItRan: (modelName, place) => `${modelName} · ${place}`,
  sources: 'Quellen im Lebenslauf',
  nearest: 'Am nächsten kommt dem im Lebenslauf',
  showInCv: 'Im Lebenslauf zeigen',
  fit: { met: 'im Lebenslauf', partly: 'ähnlich', missing: 'nicht im Lebenslauf' },

  stoppedWithoutText: 'Gestoppt, bevor die Antwort begann.',
  stopped: 'Gestoppt. Der Text oben bleibt erhalten.',
  missing: {
    empty: 'Das Modell hat eine leere Antwort geschickt. Oft hilft es, noch einmal zu fragen.',
    'only-reasoning':
      'Das Modell hat nur seine Überlegungen geschickt, die nicht angezeigt werden. Oft hilft es, noch einmal zu fragen.',
  },
  notInCv: (count) =>
    count === 1 ? '1 Aussage steht nicht im Lebenslauf' : `${count} Aussagen stehen nicht im Lebenslauf`,
  markdown,
  cut: 'Diese Antwort wurde abgeschnitten, weil sie die Höchstlänge erreicht hat.',
  unfinished: 'Diese Antwort ist unvollständig: Sie hat vorzeitig geendet.',
  commands: 'Befehle für jedes System',

  announcements: {
    answering: 'Der KI-Assistent antwortet.',
    done: 'Die Antwort ist vollständig.',
    failed: 'Die Antwort ist fehlgeschlagen.',
  },
};

const saving: AssistantWords['saving'] = {
  conversationWith: (assistant) => `Unterhaltung – ${assistant}`,
  explanation:
    'Bei jeder Antwort steht, welches Modell sie geschrieben hat und wo es lief, oder dass sie im Lebenslauf nachgeschlagen wurde. Modelle machen Fehler; die Links führen zu dem, was im Lebenslauf steht.',
  cvOf: (name) => `Lebenslauf von ${name}`,
  saved: 'Gespeichert',
  stillAnswering: 'Der Assistent antwortete noch.',
  fileName: 'unterhaltung',
};

const claims: AssistantWords['claims'] = {
  unmentioned: ({ what }) => `Der Lebenslauf erwähnt „${what}“ nicht.`,
  different: ({ said, cv }) => `Im Lebenslauf steht „${cv}“, nicht „${said}“.`,
  apart: ({ first, second }) => `Der Lebenslauf bringt „${second}“ nicht mit „${first}“ in Verbindung.`,
  'other-time': ({ what, cv }) => `Der Lebenslauf nennt für „${what}“ eine andere Zeit: ${cv}.`,
  denied: ({ what }) => `Im Lebenslauf steht es anders: Er erwähnt „${what}“.`,
  'unproven-denial': ({ what }) => `Der Lebenslauf sagt das nicht über „${what}“.`,
  mentioned: ({ what }) => `Der Lebenslauf erwähnt „${what}“.`,
};

const panel: AssistantWords['panel'] = {
  own: {
    who: 'Antwortet Ihnen jetzt',
    why: {
      built: 'Die Website ist dafür eingerichtet',
      undecided: 'Sie haben noch kein Modell gewählt',
      chosen: 'Sie haben es gewählt',
    },
    firstWords: 'Erste Wörter',
    staysHere: 'Bleibt in diesem Browser',
    rows: {
      quotes: { who: 'Zitate aus dem Lebenslauf', firstWords: 'Sofort' },
      webllm: {
        firstWords: 'In Sekunden; die erste Frage dauert länger',
      },
      huggingface: {
        firstWords: 'In einer oder wenigen Sekunden',
        question: 'Verlässt dieses Gerät; der Chat sagt, wohin',
      },
      server: {
        firstWords: (server) => `In Sekunden, sobald ${server} es geladen hat`,
        question: (server) => `Geht an den Computer, auf dem ${server} läuft`,
      },
    },
  },
  newestReply: {
    label: 'Die neueste Antwort',
    firstCharacter: 'Erstes Zeichen nach',
    speed: 'Token pro Sekunde',
    read: 'Gelesene Token',
    readingSpeed: 'Gelesene Token pro Sekunde',
    written: 'Geschriebene Token',
  },
};

const list = new Intl.ListFormat('de', { type: 'conjunction' });

const loadedAnew = 'Versuchen Sie es noch einmal: Das Modell wird neu geladen, ohne weiteren Download.';

const webllm: AssistantWords['backends']['webllm'] = {
  whereItRuns: 'in diesem Browser',
  endingStopped: 'Die gestoppte Antwort wird beendet',
  failures: {
    'device-unsupported': `Dieser Browser kann das Modell auf diesem Gerät nicht ausführen.\nEin aktueller Chrome- oder Edge-Browser auf einem Computer mit Grafikprozessor kann es.${orWriteTo}`,
    'download-failed':
      'Das Modell konnte nicht heruntergeladen werden.\nPrüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Der schon heruntergeladene Teil bleibt erhalten.',
    'storage-full':
      'Für das Modell ist nicht genug Speicherplatz frei.\nSchaffen Sie auf diesem Gerät Platz und versuchen Sie es dann noch einmal.',
    'storage-unavailable':
      'Ihr Browser lässt diese Website das Modell nicht speichern.\nEin privates Fenster oder blockierte Websitedaten können die Ursache sein. Erlauben Sie das Speichern und versuchen Sie es noch einmal.',
    'load-failed':
      'Das Modell konnte nicht gestartet werden.\nLaden Sie die Seite neu und versuchen Sie es noch einmal. Hilft das nicht, entfernen Sie vorher das Modell von diesem Gerät.',
    'out-of-memory':
      'Dem Grafikprozessor ist der Speicher ausgegangen.\nSchließen Sie andere Tabs und Programme, die ihn nutzen, und versuchen Sie es dann noch einmal.',
    'device-lost': `Der Browser hat den Zugriff auf den Grafikprozessor verloren und damit auch das Modell.\n${loadedAnew}`,
    'worker-crashed': `Der Teil der Seite, der das Modell ausführt, wurde beendet.\n${loadedAnew}`,
    'context-too-long':
      'Das Profil und Ihre Frage sind zusammen länger, als dieses Modell lesen kann.\nFragen Sie mit weniger Wörtern. Die früheren Nachrichten dieses Chats bleiben schon außen vor.',
    'load-cancelled':
      'Das Modell wurde nicht gestartet.\nVersuchen Sie es noch einmal, um es zu starten. Der schon heruntergeladene Teil bleibt erhalten, sofern Sie ihn nicht entfernen.',
    'corrupt-file':
      'Der Server schickt immer wieder eine beschädigte Modelldatei[: {detail}].\nVersuchen Sie es später noch einmal. Der schon heruntergeladene Teil bleibt erhalten.',
    'bad-response':
      'Das Netz hat anstelle der Modelldateien etwas anderes geschickt[: {detail}].\nManche Netze zeigen zuerst eine Anmeldeseite: Öffnen Sie eine beliebige andere Website, melden Sie sich dort an und versuchen Sie es dann noch einmal. Der schon heruntergeladene Teil bleibt erhalten.',
  },
};

const localModel: AssistantWords['localModel'] = {
  language: 'de',
  noteLabel: 'Wo der Assistent läuft',
  messagesLeave: {
    warning: 'Ihre Nachrichten verlassen dieses Gerät.',
    who: (model, recipient) => `Sie gehen an ${recipient}; es antwortet ${model}.`,
  },
  onThisComputer: (model, server) =>
    `Ihre Nachrichten gehen an ${server} auf diesem Computer; es antwortet ${model}.`,
  leaving: {
    title: (model) => `Diese Unterhaltung an ${model} senden?`,
    explanation:
      'Diese Unterhaltung ist bisher ganz oder teilweise auf diesem Gerät geblieben oder an jemand anderen gegangen. Mit Ihrer nächsten Frage werden alle ihre Nachrichten gesendet.',
    send: 'Diese Unterhaltung senden',
  },
  noModelHere:
    'Auf diesem Gerät läuft kein Modell. Der Assistent zitiert aus dem Lebenslauf, und Ihre Nachrichten bleiben in diesem Browser.',
  removingHere: 'Das Modell wird gerade von diesem Gerät entfernt.',
  meanwhile: 'Inzwischen werden Ihre Fragen aus dem Lebenslauf beantwortet.',
  why: 'Warum?',
  offline: {
    everything:
      'Sie sind offline, und alles funktioniert: Das Modell und diese Website sind auf diesem Gerät.',
    thisTab:
      'Sie sind offline. Das Modell ist auf diesem Gerät und antwortet weiter, solange dieser Tab geöffnet ist.',
    notTheHosted:
      'Sie sind offline, deshalb ist das Online-Modell nicht erreichbar. Zitate aus dem Lebenslauf funktionieren.',
    quotes: 'Sie sind offline. Fragen werden mit Zitaten aus dem Lebenslauf beantwortet.',
  },
  retryHere: 'Hier erneut versuchen',
  runChanged: 'Das geänderte Programm ausführen',

  cardTitle: 'Den Assistenten auf diesem Gerät ausführen',
  offer: (model) =>
    `Bisher bestehen die Antworten aus dem Wortlaut des Lebenslaufs. ${model} antwortet frei, auf dem Grafikprozessor dieses Geräts: Ihre Fragen bleiben in diesem Browser, und nach dem Download funktioniert der Assistent ohne Netz.`,
  whatItTakes: 'Was ein Modell bringt und was es braucht',
  download: 'Download, einmalig',
  unknownSize: 'Größe ist bekannt, sobald der Download beginnt',
  about: (figure) => `etwa ${figure}`,
  needs: (space) => `${space} nötig`,
  modelChoice: {
    onDevice: 'auf diesem Gerät',
    suggested: 'empfohlen',
    smaller: 'kleiner, schneller',
    larger: 'größer, weiß mehr',
    languages: (count) => `Es wurde in ${count} Sprachen trainiert.`,
    reading: (time) => `Ein guter Laptop liest den Lebenslauf etwa ${time} lang bis zum ersten Wort.`,
  },
  consent: 'Herunterladen und hier ausführen',
  start: 'Hier ausführen',
  useHosted: 'Online-Modell verwenden',
  useQuotes: 'Stattdessen aus dem Lebenslauf zitieren',
  filesFrom: (hosts) =>
    hosts.length === 0
      ? 'Seine Dateien kommen von dieser Website.'
      : `Seine Dateien kommen von ${list.format(hosts)}. ${hosts.length === 1 ? 'Dieser Server und die, an die er weiterleitet, sehen' : 'Diese Server und die, an die sie weiterleiten, sehen'} Ihre IP-Adresse.`,
  conversationToo: 'Diese Unterhaltung wird in ihrem bisherigen Umfang mitgesendet.',
  cautions: {
    firefox:
      'Firefox führt Modelle langsam aus: höchstens etwa zehn Wörter pro Sekunde. Chrome und Edge sind schneller.',
    mobile:
      'Auf einem Smartphone oder Tablet braucht das Modell viel Arbeitsspeicher und Akku. Der Browser schließt möglicherweise andere Tabs.',
    metered: 'Diese Verbindung wird anscheinend nach Datenmenge abgerechnet: Der Download kann Geld kosten.',
    'interrupted-earlier':
      'Beim letzten Mal wurde das Modell nicht fertig geladen, vielleicht weil der Speicher nicht reichte. Deshalb wartet es jetzt, bis Sie es starten.',
    'software-adapter':
      'Diesem Browser steht keine Grafikkarte zur Verfügung: Antworten werden sehr langsam sein.',
  },

  ofTotal: (done, total) => `${done} von ${total}`,
  otherTab: 'Ein anderer Tab lädt es herunter; dieser wartet',
  reconnecting: 'Verbindung verloren, neuer Versuch läuft',
  timeLeft: (time) => `noch etwa ${time}`,
  starting: 'Wird gestartet',
  cancel: 'Download abbrechen',
  cancelStart: 'Abbrechen',

  unsupported: {
    'insecure-context':
      'Browser führen Modelle nur auf https-Seiten aus, und diese Seite wurde über einfaches http geladen.',
    'no-webgpu':
      'Dieser Browser hat kein WebGPU. Ein aktueller Chrome- oder Edge-Browser auf einem Computer oder Safari 26 kann das Modell ausführen.',
    'no-adapter':
      'Dieser Browser hat keinen nutzbaren Grafikprozessor gefunden. Vielleicht ist in seinen Einstellungen die Hardwarebeschleunigung ausgeschaltet.',
    'software-adapter':
      'Dieser Browser berechnet die Darstellung mit dem Hauptprozessor statt mit einer Grafikkarte; das ist für ein Modell viel zu langsam. Vielleicht ist in seinen Einstellungen die Hardwarebeschleunigung ausgeschaltet.',
    'limits-too-low': 'Dieser Grafikprozessor oder sein Treiber lässt weniger zu, als das Modell braucht.',
    'no-cache-storage':
      'Dieses Fenster behält keine Websitedaten, deshalb lässt sich das Modell nicht speichern. Meist liegt es an einem privaten Fenster oder an blockierten Cookies.',
  },
  notEnoughSpace: (needed, free) =>
    `Der Download des Modells braucht etwa ${needed} Speicherplatz; dieser Browser lässt hier ${free} zu.`,
  failures: webllm.failures,
  libraryChanged:
    'Das Programm, das das Modell ausführt, ist ein anderes als das zuerst heruntergeladene und wurde deshalb nicht ausgeführt. Sein Anbieter hat es vielleicht erneuert.',

  facts: {
    label: 'Das Modell auf diesem Gerät',
    status: 'Auf diesem Gerät',
    knowledge: 'Vorauslesen',
    model: 'Modell hier',
    size: 'Seine Größe',
    memory: 'Grafikspeicher',
    processor: 'Grafikprozessor',
    offline: 'Ohne Netz',
    works: 'Funktioniert',
    freeSpace: 'Freier Speicherplatz',
    offer: { available: 'Vorhanden, nicht verwendet', starting: 'Wird gestartet', ready: 'Antwortet Ihnen' },
  },
  status: {
    checking: 'Dieses Gerät wird geprüft',
    unsupported: 'Läuft auf diesem Gerät nicht',
    onDevice: 'Auf diesem Gerät, nicht gestartet',
    notOnDevice: 'Nicht auf diesem Gerät',
    declined: 'Auf Ihren Wunsch nicht verwendet',
    downloading: 'Wird heruntergeladen',
    preparing: 'Wird vorbereitet',
    ready: 'Läuft auf diesem Gerät',
    lost: 'Beendet',
    failed: 'Konnte nicht gestartet werden',
    removing: 'Wird entfernt',
  },
  knowledge: {
    unread: 'Hat den Lebenslauf noch nicht gelesen',
    reading: 'Liest den Lebenslauf',
    read: 'Hat den Lebenslauf gelesen',
  },
  stored: {
    label: 'In diesem Browser gespeichert',
    nothing: 'Kein Modell und kein unvollständiger Download.',
    partial: (size) => `${size} eines unvollständigen Downloads`,
    library: (hash) => `Sein Programm, nach SHA-256: ${hash}`,
    checkedBySize: (files) => `Nur anhand der Größe geprüft: ${list.format(files)}`,
    sharedWith: (sites) =>
      `Dieselben Dateien werden auch von ${list.format(sites)} genutzt. Wenn Sie sie entfernen, müssen sie dort neu heruntergeladen werden.`,
    remove: 'Entfernen',
    removeForAll: 'Für alle Websites entfernen',
    keep: 'Behalten',
    heldByOtherTab:
      'Das Modell wurde nicht entfernt: Ein anderer Tab lädt es gerade herunter. Brechen Sie diesen Download ab und versuchen Sie es dann noch einmal.',
    notRemoved:
      'Das Modell wurde nicht entfernt. Versuchen Sie es noch einmal, laden Sie die Seite neu oder löschen Sie die Daten dieser Website in den Einstellungen des Browsers.',
  },
};

const wait: AssistantWords['backends']['wait'] = {
  loadingModel: 'Das Modell wird geladen',
  readingProfile: 'Der Lebenslauf wird gelesen',
  readingQuestion: 'Ihre Frage wird gelesen',
  readingShare: (percent) => `Der Lebenslauf wird gelesen: ${percent} %`,
  otherChat: 'Wartet auf Ihren anderen Chat',
  silent: 'Seit 30 Sekunden kommt nichts',
  trimmedNotice:
    'Diese Unterhaltung ist länger geworden, als das Modell lesen kann; ihre ältesten Nachrichten bleiben deshalb außen vor.',
  shortenedNotice:
    'Der Lebenslauf ist länger, als dieses Modell lesen kann; Teile davon werden deshalb weggelassen.',
};

const failure: AssistantWords['backends']['failure'] = {
  offline:
    'Ihr Browser ist offline.\nDer Lebenslauf auf dieser Seite ist weiterhin vollständig, und Ihre Frage bleibt erhalten. Versuchen Sie es noch einmal, sobald Sie wieder verbunden sind.',
  'part-missing':
    'Ein Teil dieser Website konnte nicht geladen werden.\nPrüfen Sie Ihre Netzwerkverbindung und versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
  unreachable: `{server} ist nicht erreichbar.\nVielleicht steht ein Inhaltsblocker oder ein Firmennetz im Weg. Versuchen Sie es gleich noch einmal.${orWriteTo}`,
  'permission-denied': `Ihr Browser lässt diese Website nicht auf {subject} zugreifen.\nÖffnen Sie links neben der Adresse in der Adressleiste die Website-Einstellungen, erlauben Sie „Apps auf dem Gerät“ oder „Lokales Netzwerk“ und versuchen Sie es noch einmal.`,
  'blocked-by-csp': `Die Sicherheitsrichtlinie dieser Website verbietet Anfragen an {subject}.\nWer die Website betreibt, muss sie mit dieser Adresse in den Einstellungen neu erstellen.${orWriteTo}`,
  unauthorized: `{server} hat den Zugangsschlüssel dieser Website nicht akzeptiert.\nWer die Website betreibt, muss ihn erneuern.${orWriteTo}`,
  forbidden: `{server} erlaubt dieser Website nicht, das Modell zu verwenden.\nWer die Website betreibt, muss prüfen, was der Zugangsschlüssel oder der Proxy zulässt.${orWriteTo}`,
  'rate-limited':
    '{server} hat in kurzer Zeit zu viele Fragen erhalten.\nWarten Sie eine Minute und versuchen Sie es dann noch einmal.',
  busy: '{server} ist ausgelastet oder startet noch.\nWarten Sie eine halbe Minute und versuchen Sie es dann noch einmal.',
  'context-too-long':
    'Diese Unterhaltung ist für das Modell zu lang geworden.\nBeginnen Sie einen neuen Chat und fragen Sie noch einmal.',
  'server-error':
    '{server} meldet einen Fehler.[ Meldung: „{detail}“]\nVersuchen Sie es noch einmal. Tritt der Fehler wieder auf, warten Sie ein wenig.',
  'bad-response': `Unter {subject} hat etwas geantwortet, aber kein Modell.\nVielleicht ist ein Proxy oder eine Anmeldeseite dazwischengeschaltet. Versuchen Sie es gleich noch einmal.${orWriteTo}`,
  'cut-off':
    'Die Antwort brach ab, bevor sie vollständig war.\nDer Text oben bleibt erhalten. Für die ganze Antwort versuchen Sie es noch einmal.',
  'model-stopped':
    'Das Modell wurde beendet, bevor es geantwortet hat.\nIhre Frage bleibt erhalten. Versuchen Sie es noch einmal.',
  unknown: `Ein unerwarteter Fehler ist aufgetreten.\nVersuchen Sie es noch einmal. Tritt er wieder auf, laden Sie die Seite neu.${orWriteTo}`,
};

const ollama: AssistantWords['backends']['ollama'] = {
  whereItRuns: (hostname) => `auf ${hostname ?? 'diesem Computer'} · Ollama`,
  cloudBehind: (server) =>
    server === undefined ? 'die Cloud von Ollama' : `${server} und von dort an die Cloud von Ollama`,
  server: 'Ollama',
  mixedContent:
    'Browser lassen eine sichere Seite nicht auf {subject} zugreifen, weil die Verbindung dorthin nicht sicher ist.\nStellen Sie Ollama über https bereit, oder öffnen Sie diese Website als http://localhost auf dem Computer, auf dem Ollama läuft.',
  failures: {
    unreachable:
      'Unter {subject} antwortet nichts: Ollama scheint dort nicht zu laufen.\nStarten Sie Ollama und versuchen Sie es noch einmal. Wenn Ihr Browser fragt, ob diese Website auf Geräte in Ihrem Netzwerk zugreifen darf, erlauben Sie es.',
    'origin-refused':
      'Ollama läuft unter {subject}, nimmt aber von dieser Website keine Fragen an.\nSetzen Sie dort, wo Ollama läuft, OLLAMA_ORIGINS={origin}, beenden Sie Ollama, starten Sie es wieder und versuchen Sie es dann noch einmal.',
    'model-missing':
      'Ollama läuft, hat aber das Modell {subject} nicht.\nLaden Sie es dort, wo Ollama läuft, einmal herunter und versuchen Sie es dann noch einmal.',
    'context-too-long':
      'Das Profil und diese Frage passen nicht in das Kontextfenster von {subject}.\nStarten Sie Ollama mit einem größeren Fenster und versuchen Sie es dann noch einmal. Vielleicht passt auch eine kürzere Frage.',
    'out-of-memory':
      'Das Modell {subject} ist zu groß für diesen Computer.\nWählen Sie ein kleineres Modell, oder schließen Sie andere Programme und versuchen Sie es noch einmal.',
  },
  start: 'Ollama starten',
  download: 'Modell herunterladen',
  chooseInstead: 'Für den Rest dieses Besuchs kann ein anderes installiertes Modell antworten:',
};

const hosted: AssistantWords['backends']['hosted'] = {
  whereItRuns: 'beim Anbieter des Online-Modells',
  recipient: {
    ownServer: (host) => `den Server dieser Website, ${host}`,
    provider: (name) => `Hugging Face und von dort an ${name}`,
    anyProvider: 'Hugging Face und von dort an einen Anbieter, den Hugging Face wählt',
  },
  server: 'Das Online-Modell',
  failures: {
    'no-credential': `Das Online-Modell ist auf dieser Website nicht eingerichtet.\nWer die Website betreibt, muss sie mit VITE_HF_ENDPOINT (einem Proxy) oder VITE_HF_TOKEN erstellen.${orWriteTo}`,
    'credits-exhausted': `Das Guthaben dieses Monats für das Online-Modell ist aufgebraucht.\nIm nächsten Monat gibt es neues Guthaben.${orWriteTo}`,
    'model-missing': `Das Online-Modell {subject} wurde nicht gefunden.\nVielleicht heißt es inzwischen anders. Wer die Website betreibt, muss ein anderes einstellen.${orWriteTo}`,
    'model-unsupported': `Zurzeit bietet niemand das Modell {subject} an.\nWer die Website betreibt, muss ein anderes Modell oder einen anderen Anbieter wählen.${orWriteTo}`,
  },
};

const quotes: AssistantWords['backends']['quotes'] = {
  modelName: 'Zitate aus dem Lebenslauf',
  whereItRuns: 'Im Lebenslauf nachgeschlagen; kein Modell hat das geschrieben.',
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
