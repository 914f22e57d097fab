import { makerOf } from '../models/known/maker';
import { ofEach } from '../answers/languages/pack-parts';
import { sections } from '../answers/languages/es/sections';
import { datesIn } from '../resume/format-duration';
import type { AssistantWords, SiteWords } from './en';

const orWriteTo = '[ También puede escribir a {ownerEmail}.]';

/** Undoes the capital that a title begins with, where the title stands inside a sentence. */
const withinSentence = (title: string) => title.charAt(0).toLocaleLowerCase('es') + title.slice(1);

const privacy: SiteWords['page']['panel']['privacy'] = {
  title: 'Privacidad',
  policy:
    'Esta lista se genera a partir de los mismos ajustes que la política de seguridad de este sitio, con la que el navegador bloquea las peticiones de la página a cualquier otro servidor. El sitio no usa cookies ni cuenta las visitas.',
  hosts: 'Quién recibe qué',
  names: { gets: 'Recibe', when: 'Cuándo', why: 'Para qué' },
  withAddress: (what) => `${what}; además, su dirección IP y la dirección de este sitio`,
  ownServer: 'El servidor de este sitio',

  page: {
    gets: 'Su dirección IP y qué archivos carga, como en cualquier sitio web',
    when: 'Al abrir la página y al acercarse al botón del asistente',
    why: 'Para mostrar la página y cargar el asistente. Quien gestiona el servidor puede conservar registros.',
  },

  computer: {
    when: 'Con cada pregunta; el texto del CV, también en cuanto empieza a escribir',
    here: (model, server) => `${server}, en su propio equipo, responde con ${model}.`,
    there: (model, server) =>
      `${server}, en este servidor, responde con ${model}. Antes, el chat nombra este servidor.`,
    ollamaCloud: 'El modelo se ejecuta en la nube de Ollama, que recibe la conversación y el texto del CV.',
  },

  hosted: {
    gets: 'La conversación y el texto del CV',
    when: 'Con cada pregunta. Antes, el chat avisa de que los mensajes salen de este dispositivo.',
    whenInstead:
      'Con cada pregunta, si ningún modelo se ejecuta en este dispositivo. Antes, el chat avisa de que los mensajes salen de este dispositivo; una conversación que empezó en él solo se envía si usted hace clic.',
    router: (model, provider) =>
      `Responde el modelo en línea ${model}. ${provider === undefined ? 'Hugging Face elige un proveedor y le reenvía los mensajes' : `Hugging Face reenvía los mensajes a ${provider}`}.`,
    endpoint: (model) =>
      `Responde el modelo en línea ${model}. Quien gestiona este servidor sabe adónde reenvía los mensajes.`,
  },

  files: {
    gets: 'Los nombres de los archivos',
    when: 'Después de hacer clic en «Descargar y ejecutar aquí»',
    weights: 'Los archivos del modelo que responde en su navegador. Allí no se envía ningún mensaje.',
    library: 'El programa que ejecuta el modelo en su procesador gráfico. Allí no se envía ningún mensaje.',
  },

  stored: 'Qué se queda en este navegador',
  storedNames: { what: 'Qué', until: 'Hasta' },
  conversations: {
    name: 'Conversaciones',
    what: 'Solo en la memoria. Mientras una página se recarga por sí misma, el historial de la pestaña conserva lo que hay en el cuadro de texto.',
    until: 'Que cierre o recargue la pestaña',
  },
  keptConversations: {
    what: 'La conversación y lo que hay en el cuadro de texto, para que continúen cuando abra otra página de este sitio. Nada de ello se envía a ninguna parte.',
    until: 'Que cierre la pestaña',
  },
  models: {
    what: 'Los archivos de los modelos que ha descargado y la lista de esos modelos',
    until: 'Que haga clic en «Eliminar», más arriba, o borre los datos de este sitio',
  },
  offline: {
    what: 'Los archivos del propio sitio y un service worker, para que funcione sin conexión',
    until: 'Que borre los datos de este sitio; se guardan solo después de que un modelo haya funcionado aquí',
  },
  loading: {
    what: 'El nombre del modelo mientras arranca, para detectar un cierre inesperado',
    until: 'Que el modelo haya arrancado',
  },
  choice: 'Quién responde, si ha preferido no ejecutar el modelo aquí',
  failuresToo: (choice) => `${choice}; cuántas veces no se pudo iniciar el modelo propio del navegador`,
};

const page: SiteWords['page'] = {
  skipLink: 'Ir al CV',
  openAssistant: 'Abrir el asistente',
  assistantIsAi: 'Un asistente de IA que responde preguntas sobre este CV',
  askAbout: (firstName) => `Preguntar sobre ${firstName}`,
  askButton: 'Preguntar',
  askHint: 'Responde al instante a partir de este CV, siempre con la fuente.',
  askLocalHint: 'Un modelo de IA puede funcionar en su navegador, si usted lo permite.',
  assistantNotLoaded:
    'No se ha podido cargar el asistente. Compruebe la conexión y vuelva a hacer clic en el botón; si hace falta, la página se recargará.',
  assistantMissing: (command) =>
    `El asistente no se ha cargado; si la página está abierta como archivo, ejecute «${command}» para verlo.`,
  assistantTooOld:
    'Este navegador es demasiado antiguo para el asistente, que necesita Chrome o Edge 110, Firefox 121 o Safari 16.4. El CV funciona sin él.',

  panel: {
    open: 'Cómo funciona el asistente',
    close: 'Cerrar el panel',
    builtFor: 'Este sitio está preparado para',
    model: 'Modelo',
    privacy,
    notices: 'Avisos sobre software de terceros',
    builtForHosted: 'El modelo en línea',
    builtForBrowser: 'Su navegador',
    chosenByDevice: 'Un modelo Qwen elegido según la capacidad del dispositivo',
  },

  embed: {
    blocked: 'Esta página no ha podido mostrar el asistente.',
    openAlone: 'Abrirlo en una pestaña aparte',
  },

  notFound: {
    title: 'No hay ninguna página en esta dirección',
    home: (name) => `Ir al CV de ${name}`,
  },

  languages: {
    label: 'Idiomas',
    offer: 'Esta página también está en español.',
    switch: 'Leer en español',
    dismiss: 'Ocultar',
  },

  portrait: (name) => `Retrato de ${name}`,
  ask: (firstName) => `Pregunte al asistente de IA de ${firstName}`,
  askMe: 'Pregúnteme lo que quiera sobre mi CV',
  saveContact: 'Guardar contacto',
  downloadPdf: 'Descargar en PDF',
  print: 'Imprimir o guardar en PDF',

  contents: 'Secciones',
  earlierPosts: (count) => `${count} puestos anteriores`,
  moreSkills: (count) => `y ${count} más`,
  expand: 'Ver más',
  collapse: 'Ver menos',
  course: 'Ver el curso',
};

const resume: SiteWords['resume'] = {
  headings: /* @__PURE__ */ ofEach(sections, 'heading'),
  entryOfSection: (heading, title) => `${heading}: ${title}`,
  language: (name, fluency) => (fluency ? `${name} (${fluency})` : name),
  lastUpdated: (date) => `Última actualización: ${date}`,

  profile: 'Perfil',
  contact: 'Contacto',
  contacts: { location: 'Lugar', email: 'Correo electrónico', phone: 'Teléfono', website: 'Web' },

  dates: /* @__PURE__ */ datesIn('es', 'actualidad'),

  plainText: 'Texto sin formato',

  greeting: (firstName, headings) =>
    `¡Hola! Soy el asistente de IA de ${firstName} y respondo preguntas sobre el perfil de ${firstName}${headings.length > 0 ? `: ${headings.join(', ').toLowerCase()}` : ''}. ¿Qué le gustaría saber?`,

  questions: {
    job: (firstName, employer, current) => `¿Qué ${current ? 'hace' : 'hizo'} ${firstName} en ${employer}?`,
    skill: (firstName, skill) => `¿Qué experiencia tiene ${firstName} en ${skill}?`,
    teachings: (firstName) => `¿Qué cursos imparte ${firstName}?`,
    education: (firstName) => `¿Qué estudió ${firstName}?`,
    contact: (firstName) => `¿Cómo puedo ponerme en contacto con ${firstName}?`,
  },
};

export const site: SiteWords = { page, resume };

const app: AssistantWords['app'] = {
  broken: 'El asistente ha tenido un error interno. La página no se ve afectada.',
  partBroken: 'No se ha podido cargar esta parte del asistente. El resto no se ve afectado.',
  loadAgain: 'Volver a cargar',
  partNotLoaded:
    'No se ha podido cargar una parte del asistente. Quizá ayude recargar la página; su borrador se conserva, la conversación no.',
  about: 'Acerca de este asistente',
  siteUnreachable:
    'Ahora mismo no se puede acceder al sitio, así que la página no se ha recargado. Compruebe la conexión e inténtelo de nuevo.',
  reload: 'Recargar',
};

const markdown: AssistantWords['chat']['markdown'] = {
  copy: 'Copiar',
  copyCode: 'Copiar código',
  copied: 'Copiado',
  notCopied: 'No copiado',
  taskDone: 'Hecho',
  taskOpen: 'Pendiente',
  formulaLimits: { large: '(demasiado grande para componerla)', macros: '(sin componer: define comandos)' },
};

const chat: AssistantWords['chat'] = {
  title: (firstName) => `El asistente personal de ${firstName} (IA)`,
  shortTitle: (firstName) => `Asistente de ${firstName} · IA`,
  model: (modelName, isHere, maker = makerOf(modelName)) =>
    `En realidad, ${modelName}, un modelo abierto de ${maker ?? 'terceros'}${isHere ? ', en este navegador' : ''}`,
  noModel: 'Respuestas tomadas del CV, en este navegador',
  showChats: 'Mostrar los chats',
  chats: 'Todos los chats',
  newChat: 'Nuevo chat',
  save: 'Guardar la conversación',
  saved: 'La conversación se ha guardado en un archivo.',
  notSaved: 'No se ha podido guardar la conversación. Intentar de nuevo',
  close: 'Cerrar',

  textBox: (firstName) => `Hablar con ${firstName}`,
  notInserted: 'El texto no se ha insertado. ',
  tooLong: (length, most) =>
    `Un mensaje puede tener ${most} caracteres, no ${length}. Acórtelo o envíelo por partes.`,
  send: 'Enviar',
  stop: 'Detener',
  endReply: 'Terminar la respuesta',

  conversation: 'Conversación',
  suggestions: 'Preguntas sugeridas',
  jumpToLatest: 'Ir a lo más reciente',
  question: 'Su pregunta',
  reply: 'Respuesta del asistente de IA',
  thinking: 'Pensando',
  loading: 'Esperando a que se cargue el modelo',
  showRest: 'Mostrar el resto',

  copyMessage: 'Copiar el mensaje',
  copyNote: 'Copiar como nota',
  copyLink: 'Copiar el enlace',
  locale: 'es',
  writtenBy: (modelName, address, date) =>
    `Escrito por ${modelName}, un modelo de IA, en ${address} el ${date}.`,

  quoteInstead: 'Responder con citas del CV',
  askModel: 'Preguntar al modelo',
  askModelLater: 'Podrá preguntar al modelo cuando esté cargado',
  modelAnswersLater: 'El modelo también responderá a esto cuando esté cargado',
  tryAgain: 'Intentar de nuevo',
  whereItRan: (modelName, place) => `${modelName} · ${place}`,
  sources: 'Fuentes en el CV',
  nearest: 'Lo más cercano que dice el CV',
  showInCv: 'Ver en el CV',
  fit: { met: 'en el CV', partly: 'parecido', missing: 'no está en el CV' },

  stoppedWithoutText: 'La respuesta se detuvo antes de empezar.',
  stopped: 'Respuesta detenida. El texto anterior se conserva.',
  missing: {
    empty: 'El modelo ha enviado una respuesta vacía. Preguntar de nuevo suele ayudar.',
    'only-reasoning':
      'El modelo solo ha enviado su razonamiento, que no se muestra. Preguntar de nuevo suele ayudar.',
  },
  notInCv: (count) =>
    count === 1 ? '1 afirmación no está en el CV' : `${count} afirmaciones no están en el CV`,
  markdown,
  cut: 'Esta respuesta se ha cortado porque alcanzó la longitud máxima.',
  unfinished: 'Esta respuesta está incompleta: terminó antes de tiempo.',
  commands: 'Comandos para cada sistema',

  announcements: {
    answering: 'El asistente de IA está respondiendo.',
    done: 'La respuesta está completa.',
    failed: 'La respuesta ha fallado.',
  },
};

const saving: AssistantWords['saving'] = {
  conversationWith: (assistant) => `Conversación con ${withinSentence(assistant)}`,
  explanation:
    'Cada respuesta indica qué modelo la escribió y dónde se ejecutaba, o que se buscó en el CV. Los modelos cometen errores; los enlaces llevan a lo que dice el CV.',
  cvOf: (name) => `CV de ${name}`,
  saved: 'Guardada',
  stillAnswering: 'El asistente aún estaba respondiendo.',
  fileName: 'conversación',
};

const claims: AssistantWords['claims'] = {
  unmentioned: ({ what }) => `El CV no menciona «${what}».`,
  different: ({ said, cv }) => `El CV dice «${cv}», no «${said}».`,
  apart: ({ first, second }) => `El CV no relaciona «${second}» con «${first}».`,
  'other-time': ({ what, cv }) => `El CV da otra fecha para «${what}»: ${cv}.`,
  denied: ({ what }) => `El CV dice otra cosa: menciona «${what}».`,
  'unproven-denial': ({ what }) => `El CV no dice eso de «${what}».`,
  mentioned: ({ what }) => `El CV sí menciona «${what}».`,
};

const panel: AssistantWords['panel'] = {
  own: {
    who: 'Le responde ahora',
    why: {
      built: 'El sitio está hecho para ello',
      undecided: 'Aún no ha elegido un modelo',
      chosen: 'Usted lo ha elegido',
    },
    firstWords: 'Primeras palabras',
    staysHere: 'Se queda en este navegador',
    rows: {
      quotes: { who: 'Citas del CV', firstWords: 'Al instante' },
      webllm: {
        firstWords: 'En segundos; la primera pregunta tarda más',
      },
      huggingface: {
        firstWords: 'En uno o pocos segundos',
        question: 'Sale de este dispositivo; el chat dice hacia quién',
      },
      server: {
        firstWords: (server) => `En segundos, una vez que ${server} lo ha cargado`,
        question: (server) => `Va al ordenador en el que funciona ${server}`,
      },
    },
  },
  newestReply: {
    label: 'La última respuesta',
    firstCharacter: 'Primer carácter tras',
    speed: 'Tokens por segundo',
    read: 'Tokens leídos',
    readingSpeed: 'Tokens leídos por segundo',
    written: 'Tokens escritos',
  },
};

/** Turns "y" into "e" before the sound of an i. */
const list = new Intl.ListFormat('es', { type: 'conjunction' });

const loadedAnew = 'Inténtelo de nuevo: el modelo se vuelve a cargar, sin otra descarga.';

const webllm: AssistantWords['backends']['webllm'] = {
  whereItRuns: 'en este navegador',
  endingStopped: 'Terminando la respuesta detenida',
  failures: {
    'device-unsupported': `Este navegador no puede ejecutar el modelo en este dispositivo.\nUna versión actual de Chrome o Edge en un equipo de escritorio o portátil con procesador gráfico sí puede.${orWriteTo}`,
    'download-failed':
      'No se ha podido descargar el modelo.\nCompruebe la conexión e inténtelo de nuevo. La parte ya descargada se conserva.',
    'storage-full':
      'No hay suficiente espacio libre para el modelo.\nLibere espacio en este dispositivo e inténtelo de nuevo.',
    'storage-unavailable':
      'Su navegador no permite que este sitio guarde el modelo.\nLa causa puede ser una ventana privada o que los datos de sitios estén bloqueados. Permita el almacenamiento e inténtelo de nuevo.',
    'load-failed':
      'No se ha podido iniciar el modelo.\nRecargue la página e inténtelo de nuevo. Si no basta, elimine antes el modelo de este dispositivo.',
    'out-of-memory':
      'El procesador gráfico se ha quedado sin memoria.\nCierre otras pestañas y programas que lo usen e inténtelo de nuevo.',
    'device-lost': `El navegador ha perdido el acceso al procesador gráfico y, con él, al modelo.\n${loadedAnew}`,
    'worker-crashed': `La parte de la página que ejecuta el modelo se ha detenido.\n${loadedAnew}`,
    'context-too-long':
      'El perfil y su pregunta, juntos, son más largos de lo que este modelo puede leer.\nPregunte con menos palabras. Los mensajes anteriores de este chat ya se han omitido.',
    'load-cancelled':
      'El modelo no se ha iniciado.\nPara iniciarlo, inténtelo de nuevo. La parte ya descargada se conserva, salvo que la elimine.',
    'corrupt-file':
      'El servidor envía una y otra vez un archivo dañado del modelo[: {detail}].\nInténtelo más tarde. La parte ya descargada se conserva.',
    'bad-response':
      'La red ha enviado otra cosa en lugar de los archivos del modelo[: {detail}].\nAlgunas redes muestran antes una página de inicio de sesión: abra cualquier otro sitio, inicie sesión allí e inténtelo de nuevo. La parte ya descargada se conserva.',
  },
};

const localModel: AssistantWords['localModel'] = {
  language: 'es',
  noteLabel: 'Dónde se ejecuta el asistente',
  messagesLeave: {
    warning: 'Sus mensajes salen de este dispositivo.',
    who: (model, recipient) => `Los recibe ${recipient}; responde ${model}.`,
  },
  onThisComputer: (model, server) => `Sus mensajes van a ${server}, en este equipo; responde ${model}.`,
  leaving: {
    title: (model) => `¿Enviar esta conversación a ${model}?`,
    explanation:
      'Hasta ahora, esta conversación ha permanecido, entera o en parte, en este dispositivo o la ha recibido otro destinatario. Con su próxima pregunta se envían todos sus mensajes.',
    send: 'Enviar esta conversación',
  },
  noModelHere:
    'En este dispositivo no se ejecuta ningún modelo. El asistente cita el CV, y los mensajes que usted escribe se quedan en este navegador.',
  removingHere: 'El modelo se está eliminando de este dispositivo.',
  meanwhile: 'Mientras tanto, sus preguntas se responden con el CV.',
  why: '¿Por qué?',
  offline: {
    everything: 'No hay conexión y todo funciona: el modelo y este sitio están en este dispositivo.',
    thisTab:
      'No hay conexión. El modelo está en este dispositivo y sigue respondiendo mientras esta pestaña esté abierta.',
    notTheHosted:
      'No hay conexión, así que no se puede acceder al modelo en línea. Las citas del CV funcionan.',
    quotes: 'No hay conexión. Las preguntas se responden con citas del CV.',
  },
  retryHere: 'Intentar de nuevo aquí',
  runChanged: 'Ejecutar el programa modificado',

  cardTitle: 'Ejecutar el asistente en este dispositivo',
  offer: (model) =>
    `De momento, las respuestas son las palabras del propio CV. ${model} responde con libertad, en el procesador gráfico de este dispositivo: sus preguntas se quedan en este navegador y, tras la descarga, el asistente funciona sin conexión.`,
  whatItTakes: 'Qué aporta un modelo y qué necesita',
  download: 'Descarga, una sola vez',
  unknownSize: 'El tamaño se sabrá al empezar la descarga',
  about: (figure) => `alrededor de ${figure}`,
  needs: (space) => `necesita ${space}`,
  modelChoice: {
    onDevice: 'en este dispositivo',
    suggested: 'recomendado',
    smaller: 'más pequeño, más rápido',
    larger: 'más grande, sabe más',
    languages: (count) => `Se ha entrenado en ${count} idiomas.`,
    reading: (time) => `Un buen portátil lee el CV durante unos ${time} antes de la primera palabra.`,
  },
  consent: 'Descargar y ejecutar aquí',
  start: 'Ejecutar aquí',
  useHosted: 'Usar el modelo en línea',
  useQuotes: 'Responder con citas del CV',
  filesFrom: (hosts) =>
    hosts.length === 0
      ? 'Sus archivos proceden de este sitio.'
      : `Sus archivos proceden de ${list.format(hosts)}. ${hosts.length === 1 ? 'Este servidor, y aquellos a los que redirige,' : 'Estos servidores, y aquellos a los que redirigen,'} ven su dirección IP.`,
  conversationToo: 'También se envía esta conversación, tal como está hasta ahora.',
  cautions: {
    firefox:
      'Firefox ejecuta los modelos despacio: unas diez palabras por segundo, como mucho. Chrome y Edge son más rápidos.',
    mobile:
      'En un teléfono o una tableta, el modelo ocupa buena parte de la memoria y gasta mucha batería. El navegador puede cerrar otras pestañas.',
    metered: 'Esta conexión parece de uso medido: la descarga puede costar dinero.',
    'interrupted-earlier':
      'La última vez, el modelo no terminó de cargarse, quizá por falta de memoria, así que espera a que usted lo inicie.',
    'software-adapter': 'Este navegador no dispone de tarjeta gráfica: las respuestas serán muy lentas.',
  },

  ofTotal: (done, total) => `${done} de ${total}`,
  otherTab: 'Otra pestaña lo está descargando; esta espera',
  reconnecting: 'Conexión perdida, se intenta de nuevo',
  timeLeft: (time) => `tiempo restante: alrededor de ${time}`,
  starting: 'Iniciando',
  cancel: 'Cancelar la descarga',
  cancelStart: 'Cancelar',

  unsupported: {
    'insecure-context':
      'Los navegadores solo ejecutan modelos en páginas https, y esta página se ha cargado por http sin cifrar.',
    'no-webgpu':
      'Este navegador no tiene WebGPU. Una versión actual de Chrome o Edge en un equipo de escritorio o portátil, o Safari 26, puede ejecutar el modelo.',
    'no-adapter':
      'Este navegador no ha encontrado ningún procesador gráfico que pueda usar. Quizá la aceleración por hardware esté desactivada en su configuración.',
    'software-adapter':
      'Este navegador genera los gráficos con el procesador principal y no con una tarjeta gráfica, lo que es demasiado lento para un modelo. Quizá la aceleración por hardware esté desactivada en su configuración.',
    'limits-too-low':
      'Este procesador gráfico, o su controlador, permite menos de lo que necesita el modelo.',
    'no-cache-storage':
      'Esta ventana no guarda datos de sitios, así que no se puede guardar el modelo. Suele deberse a una ventana privada o a que las cookies están bloqueadas.',
  },
  notEnoughSpace: (needed, free) =>
    `La descarga del modelo necesita alrededor de ${needed} de espacio, y este navegador permite ${free} aquí.`,
  failures: webllm.failures,
  libraryChanged:
    'El programa que ejecuta el modelo no es el que se descargó primero, así que no se ha ejecutado. Quizá quien lo ofrece lo ha renovado.',

  facts: {
    label: 'El modelo en este dispositivo',
    status: 'En este dispositivo',
    knowledge: 'Lectura previa',
    model: 'Modelo aquí',
    size: 'Su tamaño',
    memory: 'Memoria gráfica',
    processor: 'Procesador gráfico',
    offline: 'Sin conexión',
    works: 'Funciona',
    freeSpace: 'Espacio libre',
    offer: { available: 'Disponible, sin usar', starting: 'Iniciando', ready: 'Le responde' },
  },
  status: {
    checking: 'Comprobando este dispositivo',
    unsupported: 'No puede ejecutarse en este dispositivo',
    onDevice: 'En este dispositivo, sin iniciar',
    notOnDevice: 'No está en este dispositivo',
    declined: 'Sin usar, por decisión suya',
    downloading: 'Descargando',
    preparing: 'Preparando',
    ready: 'Se ejecuta en este dispositivo',
    lost: 'Detenido',
    failed: 'No se ha podido iniciar',
    removing: 'Se está eliminando',
  },
  knowledge: {
    unread: 'Aún no ha leído el CV',
    reading: 'Está leyendo el CV',
    read: 'Ha leído el CV',
  },
  stored: {
    label: 'Guardado en este navegador',
    nothing: 'Ningún modelo ni descarga sin terminar.',
    partial: (size) => `${size} de una descarga sin terminar`,
    library: (hash) => `Su programa, según SHA-256: ${hash}`,
    checkedBySize: (files) => `Solo se ha comprobado el tamaño: ${list.format(files)}`,
    sharedWith: (sites) =>
      `Los mismos archivos se usan también en ${list.format(sites)}. Si los elimina, habrá que volver a descargarlos allí.`,
    remove: 'Eliminar',
    removeForAll: 'Eliminar para todos los sitios',
    keep: 'Conservar',
    heldByOtherTab:
      'No se ha eliminado: otra pestaña lo está descargando. Cancele esa descarga e inténtelo de nuevo.',
    notRemoved:
      'El modelo no se ha eliminado. Inténtelo de nuevo, recargue la página o borre los datos de este sitio en los ajustes del navegador.',
  },
};

const wait: AssistantWords['backends']['wait'] = {
  loadingModel: 'Cargando el modelo',
  readingProfile: 'Leyendo el CV',
  readingQuestion: 'Leyendo su pregunta',
  readingShare: (percent) => `Leyendo el CV: ${percent} %`,
  otherChat: 'Esperando a su otro chat',
  silent: 'No llega nada desde hace 30 segundos',
  trimmedNotice:
    'Esta conversación ya es más larga de lo que el modelo puede leer, así que se omiten sus mensajes más antiguos.',
  shortenedNotice: 'El CV es más largo de lo que este modelo puede leer, así que se omiten partes de él.',
};

const failure: AssistantWords['backends']['failure'] = {
  offline:
    'Su navegador no tiene conexión.\nEl CV de esta página sigue completo y su pregunta se conserva. Inténtelo de nuevo cuando haya conexión.',
  'part-missing':
    'No se ha podido cargar una parte de este sitio.\nCompruebe la conexión de red e inténtelo de nuevo, o recargue la página.',
  unreachable: `{server} no está accesible ahora mismo.\nQuizá lo impida un bloqueador de contenido o una red de empresa. Inténtelo de nuevo en un momento.${orWriteTo}`,
  'permission-denied': `Su navegador no permite que este sitio acceda a {subject}.\nAbra la configuración del sitio, a la izquierda de la dirección en la barra de direcciones, permita «Aplicaciones en el dispositivo» o «Red local» e inténtelo de nuevo.`,
  'blocked-by-csp': `La propia política de seguridad de este sitio prohíbe las peticiones a {subject}.\nQuien gestiona el sitio debe generarlo de nuevo con esa dirección en los ajustes.${orWriteTo}`,
  unauthorized: `{server} no ha aceptado la clave de acceso de este sitio.\nQuien gestiona el sitio debe renovarla.${orWriteTo}`,
  forbidden: `{server} no permite que este sitio use el modelo.\nQuien gestiona el sitio debe comprobar qué permiten la clave de acceso o el proxy.${orWriteTo}`,
  'rate-limited':
    '{server} ha recibido demasiadas preguntas en poco tiempo.\nEspere un minuto e inténtelo de nuevo.',
  busy: '{server} está ocupado o aún se está iniciando.\nEspere medio minuto e inténtelo de nuevo.',
  'context-too-long':
    'Esta conversación se ha hecho demasiado larga para el modelo.\nAbra un nuevo chat y pregunte otra vez.',
  'server-error':
    '{server} ha tenido un error.[ Su mensaje: «{detail}»]\nInténtelo de nuevo. Si vuelve a ocurrir, espere un poco.',
  'bad-response': `Algo ha respondido en {subject}, pero no era un modelo.\nPuede que haya un proxy o una página de inicio de sesión de por medio. Inténtelo de nuevo en un momento.${orWriteTo}`,
  'cut-off':
    'La respuesta se cortó antes de estar completa.\nEl texto anterior se conserva. Para obtener la respuesta entera, inténtelo de nuevo.',
  'model-stopped': 'El modelo se detuvo antes de responder.\nSu pregunta se conserva. Inténtelo de nuevo.',
  unknown: `Se ha producido un error inesperado.\nInténtelo de nuevo. Si vuelve a ocurrir, recargue la página.${orWriteTo}`,
};

const ollama: AssistantWords['backends']['ollama'] = {
  whereItRuns: (hostname) => `en ${hostname ?? 'este equipo'} · Ollama`,
  cloudBehind: (server) =>
    server === undefined ? 'la nube de Ollama' : `${server}, que los reenvía a la nube de Ollama`,
  server: 'Ollama',
  mixedContent:
    'Los navegadores no permiten que una página segura acceda a {subject}, que no lo es.\nOfrezca Ollama por https, o abra este sitio como http://localhost en el equipo en el que se ejecuta Ollama.',
  failures: {
    unreachable:
      'Nada responde en {subject}: parece que Ollama no está en marcha ahí.\nInicie Ollama e inténtelo de nuevo. Si el navegador pregunta si este sitio puede acceder a los dispositivos de su red, permítalo.',
    'origin-refused':
      'Ollama está en marcha en {subject}, pero no acepta preguntas de este sitio.\nDefina OLLAMA_ORIGINS={origin} donde se ejecuta Ollama, ciérrelo, vuelva a iniciarlo e inténtelo de nuevo.',
    'model-missing':
      'Ollama está en marcha, pero no tiene el modelo {subject}.\nDescárguelo una vez, donde se ejecuta Ollama, e inténtelo de nuevo.',
    'context-too-long':
      'El perfil y esta pregunta no caben en la ventana de contexto de {subject}.\nInicie Ollama con una ventana más grande e inténtelo de nuevo. Puede que una pregunta más corta también quepa.',
    'out-of-memory':
      'El modelo {subject} no cabe en este equipo.\nElija un modelo más pequeño, o cierre otros programas e inténtelo de nuevo.',
  },
  start: 'Iniciar Ollama',
  download: 'Descargar el modelo',
  chooseInstead: 'Durante el resto de esta visita puede responder otro modelo instalado:',
};

const hosted: AssistantWords['backends']['hosted'] = {
  whereItRuns: 'en los servidores del proveedor',
  recipient: {
    ownServer: (host) => `el servidor de este sitio, ${host}`,
    provider: (name) => `Hugging Face, que los reenvía a ${name}`,
    anyProvider: 'Hugging Face, que elige un proveedor y se los reenvía',
  },
  server: 'El modelo en línea',
  failures: {
    'no-credential': `El modelo en línea no está configurado en este sitio.\nQuien gestiona el sitio debe generarlo con VITE_HF_ENDPOINT (un proxy) o VITE_HF_TOKEN.${orWriteTo}`,
    'credits-exhausted': `El crédito de este mes para el modelo en línea se ha agotado.\nEl mes que viene habrá crédito nuevo.${orWriteTo}`,
    'model-missing': `No se ha encontrado el modelo en línea {subject}.\nPuede que haya cambiado de nombre. Quien gestiona el sitio debe indicar otro.${orWriteTo}`,
    'model-unsupported': `Ahora mismo ningún proveedor ofrece el modelo {subject}.\nQuien gestiona el sitio debe elegir otro modelo u otro proveedor.${orWriteTo}`,
  },
};

const quotes: AssistantWords['backends']['quotes'] = {
  modelName: 'Citas del CV',
  whereItRuns: 'Buscado en el CV; no lo ha escrito ningún modelo.',
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
