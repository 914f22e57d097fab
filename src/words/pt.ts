import { makerOf } from '../models/known/maker';
import { ofEach } from '../answers/languages/pack-parts';
import { sections } from '../answers/languages/pt/sections';
import { datesIn } from '../resume/format-duration';
import type { AssistantWords, SiteWords } from './en';

const orWriteTo = '[ Também pode escrever para {ownerEmail}.]';

/** Undoes the capital that a title begins with, where the title stands inside a sentence. */
const withinSentence = (title: string) => title.charAt(0).toLocaleLowerCase('pt') + title.slice(1);

const privacy: SiteWords['page']['panel']['privacy'] = {
  title: 'Privacidade',
  policy:
    'Esta lista é gerada a partir das mesmas configurações que a política de segurança deste site, com a qual o navegador bloqueia os pedidos da página a qualquer outro servidor. O site não usa cookies nem conta as visitas.',
  hosts: 'Quem recebe o quê',
  names: { gets: 'Recebe', when: 'Quando', why: 'Para quê' },
  withAddress: (what) => `${what}; além disso, o seu endereço IP e o endereço deste site`,
  ownServer: 'O servidor deste site',

  page: {
    gets: 'O seu endereço IP e os arquivos que carrega, como em qualquer site',
    when: 'Ao abrir a página e ao aproximar-se do botão do assistente',
    why: 'Para mostrar a página e carregar o assistente. Quem administra o servidor pode guardar o histórico dos pedidos.',
  },

  computer: {
    when: 'Com cada pergunta; o texto do CV, também assim que começa a escrever',
    here: (model, server) => `${server}, no seu próprio computador, responde com ${model}.`,
    there: (model, server) =>
      `${server}, neste servidor, responde com ${model}. Antes disso, o chat indica este servidor.`,
    ollamaCloud: 'O modelo funciona na nuvem do Ollama, que recebe a conversa e o texto do CV.',
  },

  hosted: {
    gets: 'A conversa e o texto do CV',
    when: 'Com cada pergunta. Antes disso, o chat avisa que as mensagens saem deste dispositivo.',
    whenInstead:
      'Com cada pergunta, se nenhum modelo funcionar neste dispositivo. Antes disso, o chat avisa que as mensagens saem deste dispositivo; uma conversa que começou nele só é enviada se clicar para isso.',
    router: (model, provider) =>
      `Responde o modelo online ${model}. ${provider === undefined ? 'A Hugging Face escolhe um fornecedor e encaminha-lhe as mensagens' : `A Hugging Face encaminha as mensagens para ${provider}`}.`,
    endpoint: (model) =>
      `Responde o modelo online ${model}. Quem administra este servidor sabe para onde encaminha as mensagens.`,
  },

  files: {
    gets: 'Os nomes dos arquivos',
    when: 'Depois de clicar em “Fazer o download e executar aqui”',
    weights: 'Os arquivos do modelo que responde no seu navegador. Nenhuma mensagem é enviada para lá.',
    library:
      'O programa que executa o modelo no seu processador gráfico. Nenhuma mensagem é enviada para lá.',
  },

  stored: 'O que fica neste navegador',
  storedNames: { what: 'O quê', until: 'Até' },
  conversations: {
    name: 'Conversas',
    what: 'Apenas na memória. Quando uma página se recarrega sozinha, o histórico da aba conserva o que está na caixa de texto.',
    until: 'Fechar ou recarregar a aba',
  },
  keptConversations: {
    what: 'A conversa e o que está na caixa de texto, para continuarem quando abrir outra página deste site. Nada disso é enviado para lugar nenhum.',
    until: 'Fechar a aba',
  },
  models: {
    what: 'Os arquivos dos modelos de que fez o download e a lista desses modelos',
    until: 'Clicar em “Apagar”, mais acima, ou limpar os dados deste site',
  },
  offline: {
    what: 'Os arquivos do próprio site e um service worker, para que funcione sem conexão',
    until: 'Limpar os dados deste site; só são guardados depois de um modelo ter funcionado aqui',
  },
  loading: {
    what: 'O nome do modelo durante o início, para notar um encerramento inesperado',
    until: 'O modelo estar pronto',
  },
  choice: 'Quem responde, se preferiu não executar o modelo aqui',
  failuresToo: (choice) => `${choice}; quantas vezes o modelo do próprio navegador não iniciou`,
};

const page: SiteWords['page'] = {
  skipLink: 'Ir para o CV',
  openAssistant: 'Abrir o assistente',
  assistantIsAi: 'Um assistente de IA que responde a perguntas sobre este CV',
  askAbout: (firstName) => `Perguntar sobre ${firstName}`,
  askButton: 'Perguntar',
  askHint: 'Responde na hora a partir deste CV, sempre com a fonte.',
  askLocalHint: 'Um modelo de IA pode rodar no seu navegador, se você permitir.',
  assistantNotLoaded:
    'Não foi possível carregar o assistente. Verifique a conexão e clique no botão outra vez; se for preciso, a página será recarregada.',
  assistantMissing: (command) =>
    `O assistente não foi carregado; se a página está aberta como arquivo, execute “${command}” para ver o resultado.`,
  assistantTooOld:
    'Este navegador é antigo demais para o assistente, que precisa do Chrome ou Edge 110, Firefox 121 ou Safari 16.4. O CV funciona sem ele.',

  panel: {
    open: 'Como funciona o assistente',
    close: 'Fechar o painel',
    builtFor: 'Este site está preparado para',
    model: 'Modelo',
    privacy,
    notices: 'Avisos sobre software de terceiros',
    builtForHosted: 'O modelo online',
    builtForBrowser: 'O seu navegador',
    chosenByDevice: 'Um modelo Qwen escolhido conforme a capacidade do dispositivo',
  },

  embed: {
    blocked: 'Esta página não conseguiu mostrar o assistente.',
    openAlone: 'Abrir em outra aba',
  },

  notFound: {
    title: 'Não há nenhuma página neste endereço',
    home: (name) => `Ir para o CV de ${name}`,
  },

  languages: {
    label: 'Idiomas',
    offer: 'Esta página também existe em português.',
    switch: 'Ler em português',
    dismiss: 'Ocultar',
  },

  portrait: (name) => `Retrato de ${name}`,
  ask: (firstName) => `Pergunte ao assistente de IA de ${firstName}`,
  askMe: 'Pergunte-me o que quiser sobre o meu CV',
  saveContact: 'Guardar contato',
  downloadPdf: 'Download em PDF',
  print: 'Imprimir ou guardar em PDF',

  contents: 'Seções',
  earlierPosts: (count) => `${count} cargos anteriores`,
  moreSkills: (count) => `e mais ${count}`,
  expand: 'Ver mais',
  collapse: 'Ver menos',
  course: 'Ver o curso',
};

const resume: SiteWords['resume'] = {
  headings: /* @__PURE__ */ ofEach(sections, 'heading'),
  entryOfSection: (heading, title) => `${heading}: ${title}`,
  language: (name, fluency) => (fluency ? `${name} (${fluency})` : name),
  lastUpdated: (date) => `Última atualização: ${date}`,

  profile: 'Perfil',
  contact: 'Contato',
  contacts: { location: 'Local', email: 'E-mail', phone: 'Telefone', website: 'Site' },

  dates: /* @__PURE__ */ datesIn('pt', 'atual'),

  plainText: 'Texto simples',

  greeting: (firstName, headings) =>
    `Olá! Sou o assistente de IA de ${firstName} e respondo a perguntas sobre o perfil de ${firstName}${headings.length > 0 ? `: ${headings.join(', ').toLowerCase()}` : ''}. O que gostaria de saber?`,

  questions: {
    job: (firstName, employer, current) => `O que ${current ? 'faz' : 'fez'} ${firstName} em ${employer}?`,
    skill: (firstName, skill) => `Que experiência tem ${firstName} com ${skill}?`,
    teachings: (firstName) => `Que cursos dá ${firstName}?`,
    education: (firstName) => `O que estudou ${firstName}?`,
    contact: (firstName) => `Como posso entrar em contato com ${firstName}?`,
  },
};

export const site: SiteWords = { page, resume };

const app: AssistantWords['app'] = {
  broken: 'O assistente teve um erro interno. A página não é afetada.',
  partBroken: 'Não foi possível carregar esta parte do assistente. O resto não é afetado.',
  loadAgain: 'Carregar de novo',
  partNotLoaded:
    'Não foi possível carregar uma parte do assistente. Talvez ajude recarregar a página; o seu rascunho fica guardado, a conversa não.',
  about: 'Sobre este assistente',
  siteUnreachable:
    'O site não está acessível agora, por isso a página não foi recarregada. Verifique a conexão e tente de novo.',
  reload: 'Recarregar',
};

const markdown: AssistantWords['chat']['markdown'] = {
  copy: 'Copiar',
  copyCode: 'Copiar o código',
  copied: 'Copiado',
  notCopied: 'Não copiado',
  taskDone: 'Feito',
  taskOpen: 'Por fazer',
  formulaLimits: { large: '(grande demais para ser composta)', macros: '(não composta: define comandos)' },
};

const chat: AssistantWords['chat'] = {
  title: (firstName) => `O assistente pessoal de ${firstName} (IA)`,
  shortTitle: (firstName) => `Assistente de ${firstName} · IA`,
  model: (modelName, isHere, maker = makerOf(modelName)) =>
    `Na verdade, ${modelName}, um modelo aberto ${maker === undefined ? 'de terceiros' : `da ${maker}`}${isHere ? ', neste navegador' : ''}`,
  noModel: 'Respostas tiradas do CV, neste navegador',
  showChats: 'Mostrar os chats',
  chats: 'Todos os chats',
  newChat: 'Novo chat',
  save: 'Guardar a conversa',
  saved: 'A conversa foi guardada num arquivo.',
  notSaved: 'Não foi possível guardar a conversa. Tentar de novo',
  close: 'Fechar',

  textBox: (firstName) => `Conversar com ${firstName}`,
  notInserted: 'O texto não foi inserido. ',
  tooLong: (length, most) =>
    `Uma mensagem pode ter ${most} caracteres, não ${length}. Encurte-a ou envie-a por partes.`,
  send: 'Enviar',
  stop: 'Parar',
  endReply: 'Terminar a resposta',

  conversation: 'Conversa',
  suggestions: 'Perguntas sugeridas',
  jumpToLatest: 'Ir para o mais recente',
  question: 'A sua pergunta',
  reply: 'Resposta do assistente de IA',
  thinking: 'O modelo pensa',
  loading: 'À espera do modelo',
  showRest: 'Mostrar o resto',

  copyMessage: 'Copiar a mensagem',
  copyNote: 'Copiar como nota',
  copyLink: 'Copiar o link',
  locale: 'pt',
  writtenBy: (modelName, address, date) =>
    `Escrito por ${modelName}, um modelo de IA, em ${address}, ${date}.`,

  quoteInstead: 'Responder com citações do CV',
  askModel: 'Perguntar ao modelo',
  askModelLater: 'Poderá perguntar ao modelo quando estiver carregado',
  modelAnswersLater: 'O modelo também responderá a isto quando estiver carregado',
  tryAgain: 'Tentar de novo',
  whereItRan: (modelName, place) => `${modelName} · ${place}`,
  sources: 'Fontes no CV',
  nearest: 'O mais próximo que o CV diz',
  showInCv: 'Ver no CV',
  fit: { met: 'no CV', partly: 'parecido', missing: 'não está no CV' },

  stoppedWithoutText: 'A resposta parou antes de começar.',
  stopped: 'Resposta interrompida. O texto acima fica guardado.',
  missing: {
    empty: 'O modelo enviou uma resposta vazia. Perguntar de novo costuma ajudar.',
    'only-reasoning':
      'O modelo só enviou o seu raciocínio, que não é mostrado. Perguntar de novo costuma ajudar.',
  },
  notInCv: (count) => (count === 1 ? '1 afirmação não está no CV' : `${count} afirmações não estão no CV`),
  markdown,
  cut: 'Esta resposta foi cortada porque atingiu o comprimento máximo.',
  unfinished: 'Esta resposta está incompleta: terminou antes do tempo.',
  commands: 'Comandos para cada sistema',

  announcements: {
    answering: 'O assistente de IA começou a responder.',
    done: 'A resposta está completa.',
    failed: 'A resposta falhou.',
  },
};

const saving: AssistantWords['saving'] = {
  conversationWith: (assistant) => `Conversa com ${withinSentence(assistant)}`,
  explanation:
    'Cada resposta indica que modelo a escreveu e onde funcionava, ou que foi procurada no CV. Os modelos cometem erros; os links levam ao que o CV diz.',
  cvOf: (name) => `CV de ${name}`,
  saved: 'Guardada',
  stillAnswering: 'O assistente ainda não tinha terminado a resposta.',
  fileName: 'conversa',
};

const claims: AssistantWords['claims'] = {
  unmentioned: ({ what }) => `O CV não menciona “${what}”.`,
  different: ({ said, cv }) => `O CV diz “${cv}”, não “${said}”.`,
  apart: ({ first, second }) => `O CV não relaciona “${second}” com “${first}”.`,
  'other-time': ({ what, cv }) => `O CV dá outra data para “${what}”: ${cv}.`,
  denied: ({ what }) => `O CV diz outra coisa: menciona “${what}”.`,
  'unproven-denial': ({ what }) => `O CV não diz isso de “${what}”.`,
  mentioned: ({ what }) => `O CV menciona “${what}”.`,
};

const panel: AssistantWords['panel'] = {
  own: {
    who: 'Responde agora',
    why: {
      built: 'O site foi feito para isso',
      undecided: 'Ainda não escolheu um modelo',
      chosen: 'Foi a sua escolha',
    },
    firstWords: 'Primeiras palavras',
    staysHere: 'Fica neste navegador',
    rows: {
      quotes: { who: 'Citações do CV', firstWords: 'De imediato' },
      webllm: {
        firstWords: 'Em segundos; a primeira pergunta demora mais',
      },
      huggingface: {
        firstWords: 'Num ou poucos segundos',
        question: 'Sai deste dispositivo; o chat diz para quem',
      },
      server: {
        firstWords: (server) => `Em segundos, depois que ${server} o tiver carregado`,
        question: (server) => `Vai para o computador em que ${server} funciona`,
      },
    },
  },
  newestReply: {
    label: 'A última resposta',
    firstCharacter: 'Primeiro caractere após',
    speed: 'Tokens por segundo',
    read: 'Tokens lidos',
    readingSpeed: 'Tokens lidos por segundo',
    written: 'Tokens escritos',
  },
};

const list = new Intl.ListFormat('pt', { type: 'conjunction' });

const loadedAnew = 'Tente de novo: o modelo volta a ser carregado, sem outro download.';

const webllm: AssistantWords['backends']['webllm'] = {
  whereItRuns: 'neste navegador',
  endingStopped: 'Fim da resposta interrompida',
  failures: {
    'device-unsupported': `Este navegador não consegue executar o modelo neste dispositivo.\nUma versão atual do Chrome ou do Edge num computador com processador gráfico consegue.${orWriteTo}`,
    'download-failed':
      'Não foi possível fazer o download do modelo.\nVerifique a conexão e tente de novo. A parte já recebida fica guardada.',
    'storage-full':
      'Não há espaço livre suficiente para o modelo.\nAbra espaço neste dispositivo e tente de novo.',
    'storage-unavailable':
      'O seu navegador não deixa este site guardar o modelo.\nA causa pode ser uma janela privada ou o bloqueio dos dados de sites. Permita o armazenamento e tente de novo.',
    'load-failed':
      'Não foi possível iniciar o modelo.\nRecarregue a página e tente de novo. Se não bastar, apague antes o modelo deste dispositivo.',
    'out-of-memory':
      'O processador gráfico ficou sem memória.\nFeche outras abas e programas que o usem e tente de novo.',
    'device-lost': `O navegador perdeu o acesso ao processador gráfico e, com ele, ao modelo.\n${loadedAnew}`,
    'worker-crashed': `A parte da página que executa o modelo parou.\n${loadedAnew}`,
    'context-too-long':
      'O perfil e a sua pergunta, juntos, são mais longos do que este modelo pode ler.\nPergunte com menos palavras. As mensagens anteriores deste chat já ficaram de fora.',
    'load-cancelled':
      'O modelo não foi iniciado.\nPara o iniciar, tente de novo. A parte já recebida fica guardada, a menos que a apague.',
    'corrupt-file':
      'O servidor envia repetidamente um arquivo danificado do modelo[: {detail}].\nTente mais tarde. A parte já recebida fica guardada.',
    'bad-response':
      'A rede enviou outra coisa em vez dos arquivos do modelo[: {detail}].\nAlgumas redes mostram antes uma página de login: abra outro site qualquer, faça o login e tente de novo. A parte já recebida fica guardada.',
  },
};

const localModel: AssistantWords['localModel'] = {
  language: 'pt',
  noteLabel: 'Onde o assistente funciona',
  messagesLeave: {
    warning: 'As suas mensagens saem deste dispositivo.',
    who: (model, recipient) => `Quem as recebe: ${recipient}; responde ${model}.`,
  },
  onThisComputer: (model, server) =>
    `As suas mensagens vão para ${server}, neste computador; responde ${model}.`,
  leaving: {
    title: (model) => `Enviar esta conversa para ${model}?`,
    explanation:
      'Até agora, esta conversa ficou, inteira ou em parte, neste dispositivo, ou outro destinatário a recebeu. Com a sua próxima pergunta são enviadas todas as mensagens.',
    send: 'Enviar esta conversa',
  },
  noModelHere:
    'Nenhum modelo funciona neste dispositivo. O assistente cita o CV, e as mensagens que escreve ficam neste navegador.',
  removingHere: 'O modelo será apagado deste dispositivo em instantes.',
  meanwhile: 'Entretanto, as suas perguntas são respondidas com o CV.',
  why: 'Qual é o motivo?',
  offline: {
    everything: 'Não há conexão e tudo funciona: o modelo e este site estão neste dispositivo.',
    thisTab: 'Não há conexão. O modelo está neste dispositivo e responde enquanto esta aba estiver aberta.',
    notTheHosted: 'Não há conexão, por isso o modelo online não está acessível. As citações do CV funcionam.',
    quotes: 'Não há conexão. As perguntas são respondidas com citações do CV.',
  },
  retryHere: 'Tentar de novo aqui',
  runChanged: 'Executar o programa alterado',

  cardTitle: 'Executar o assistente neste dispositivo',
  offer: (model) =>
    `Por agora, as respostas são as palavras do próprio CV. ${model} responde livremente, no processador gráfico deste dispositivo: as suas perguntas ficam neste navegador e, depois do download, o assistente funciona sem conexão.`,
  whatItTakes: 'O que um modelo traz e o que exige',
  download: 'Download, uma só vez',
  unknownSize: 'O tamanho será conhecido quando o download começar',
  about: (figure) => `cerca de ${figure}`,
  needs: (space) => `precisa de ${space}`,
  modelChoice: {
    onDevice: 'neste dispositivo',
    suggested: 'recomendado',
    smaller: 'menor, mais rápido',
    larger: 'maior, sabe mais',
    languages: (count) => `Foi treinado em ${count} idiomas.`,
    reading: (time) =>
      `Um bom computador portátil lê o CV durante cerca de ${time} antes da primeira palavra.`,
  },
  consent: 'Fazer o download e executar aqui',
  start: 'Executar aqui',
  useHosted: 'Usar o modelo online',
  useQuotes: 'Responder com citações do CV',
  filesFrom: (hosts) =>
    hosts.length === 0
      ? 'Os arquivos vêm deste site.'
      : `Os arquivos vêm de ${list.format(hosts)}. ${hosts.length === 1 ? 'Este servidor, e aqueles para os quais redireciona,' : 'Estes servidores, e aqueles para os quais redirecionam,'} veem o seu endereço IP.`,
  conversationToo: 'Esta conversa também é enviada, tal como está até agora.',
  cautions: {
    firefox:
      'O Firefox executa os modelos devagar: cerca de dez palavras por segundo, no máximo. O Chrome e o Edge são mais rápidos.',
    mobile:
      'Num telefone ou tablet, o modelo ocupa boa parte da memória e gasta muita bateria. O navegador pode fechar outras abas.',
    metered: 'Esta conexão parece ter dados limitados: o download pode custar dinheiro.',
    'interrupted-earlier':
      'Da última vez, o modelo não acabou de carregar, talvez por falta de memória, por isso só começa quando o iniciar.',
    'software-adapter': 'Este navegador não dispõe de placa gráfica: as respostas serão muito lentas.',
  },

  ofTotal: (done, total) => `${done} de ${total}`,
  otherTab: 'Outra aba já faz o download; esta espera',
  reconnecting: 'Conexão perdida, nova tentativa em curso',
  timeLeft: (time) => `tempo restante: cerca de ${time}`,
  starting: 'Início em curso',
  cancel: 'Cancelar o download',
  cancelStart: 'Cancelar',

  unsupported: {
    'insecure-context':
      'Os navegadores só executam modelos em páginas https, e esta página foi carregada por http sem cifra.',
    'no-webgpu':
      'Este navegador não tem WebGPU. Uma versão atual do Chrome ou do Edge num computador, ou o Safari 26, pode executar o modelo.',
    'no-adapter':
      'Este navegador não encontrou nenhum processador gráfico que possa usar. Talvez a aceleração por hardware esteja desativada nas configurações.',
    'software-adapter':
      'Este navegador gera os gráficos no processador principal e não numa placa gráfica, o que é lento demais para um modelo. Talvez a aceleração por hardware esteja desativada nas configurações.',
    'limits-too-low': 'Este processador gráfico, ou o seu driver, permite menos do que o modelo precisa.',
    'no-cache-storage':
      'Esta janela não guarda dados de sites, por isso o modelo não pode ser guardado. A causa costuma ser uma janela privada ou o bloqueio de cookies.',
  },
  notEnoughSpace: (needed, free) =>
    `O download do modelo precisa de cerca de ${needed} de espaço, e este navegador permite ${free} aqui.`,
  failures: webllm.failures,
  libraryChanged:
    'O programa que executa o modelo não é o que foi recebido da primeira vez, por isso não foi executado. Talvez quem o oferece o tenha renovado.',

  facts: {
    label: 'O modelo neste dispositivo',
    status: 'Neste dispositivo',
    knowledge: 'Leitura prévia',
    model: 'Modelo aqui',
    size: 'Tamanho',
    memory: 'Memória gráfica',
    processor: 'Processador gráfico',
    offline: 'Sem conexão',
    works: 'Funciona',
    freeSpace: 'Espaço livre',
    offer: { available: 'Disponível, sem uso', starting: 'Início em curso', ready: 'Responde agora' },
  },
  status: {
    checking: 'Verificação deste dispositivo',
    unsupported: 'Não pode funcionar neste dispositivo',
    onDevice: 'Neste dispositivo, por iniciar',
    notOnDevice: 'Não está neste dispositivo',
    declined: 'Sem uso, por sua decisão',
    downloading: 'Download em curso',
    preparing: 'Em preparação',
    ready: 'Funciona neste dispositivo',
    lost: 'Parado',
    failed: 'Não foi possível iniciar',
    removing: 'Remoção em curso',
  },
  knowledge: {
    unread: 'Ainda não leu o CV',
    reading: 'Leitura do CV em curso',
    read: 'Já leu o CV',
  },
  stored: {
    label: 'Guardado neste navegador',
    nothing: 'Nenhum modelo e nenhum download por terminar.',
    partial: (size) => `${size} de um download por terminar`,
    library: (hash) => `O seu programa, segundo o SHA-256: ${hash}`,
    checkedBySize: (files) => `Só o tamanho foi verificado: ${list.format(files)}`,
    sharedWith: (sites) =>
      `Os mesmos arquivos também são usados em ${list.format(sites)}. Se os apagar, será preciso fazer outro download ali.`,
    remove: 'Apagar',
    removeForAll: 'Apagar para todos os sites',
    keep: 'Manter',
    heldByOtherTab: 'Não foi apagado: outra aba faz agora o download. Cancele esse download e tente de novo.',
    notRemoved:
      'O modelo não foi apagado. Tente de novo, recarregue a página ou apague os dados deste site nas configurações do navegador.',
  },
};

const wait: AssistantWords['backends']['wait'] = {
  loadingModel: 'Carregamento do modelo',
  readingProfile: 'Leitura do CV',
  readingQuestion: 'Leitura da sua pergunta',
  readingShare: (percent) => `Leitura do CV: ${percent} %`,
  otherChat: 'À espera do seu outro chat',
  silent: 'Nada chega há 30 segundos',
  trimmedNotice:
    'Esta conversa já é mais longa do que o modelo pode ler, por isso as mensagens mais antigas ficam de fora.',
  shortenedNotice: 'O CV é mais longo do que este modelo pode ler, por isso algumas partes ficam de fora.',
};

const failure: AssistantWords['backends']['failure'] = {
  offline:
    'O seu navegador está sem conexão.\nO CV desta página continua completo e a sua pergunta fica guardada. Tente de novo quando houver conexão.',
  'part-missing':
    'Não foi possível carregar uma parte deste site.\nVerifique a conexão de rede e tente de novo, ou recarregue a página.',
  unreachable: `{server} não está acessível agora.\nTalvez um bloqueador de conteúdo ou uma rede de empresa o impeça. Tente de novo daqui a pouco.${orWriteTo}`,
  'permission-denied': `O seu navegador não deixa este site acessar {subject}.\nAbra as configurações do site, à esquerda do endereço na barra de endereços, permita “Apps no dispositivo” ou “Rede local” e tente de novo.`,
  'blocked-by-csp': `A própria política de segurança deste site proíbe os pedidos a {subject}.\nQuem administra o site deve gerá-lo de novo com esse endereço nas configurações.${orWriteTo}`,
  unauthorized: `{server} não aceitou a chave de acesso deste site.\nQuem administra o site deve renová-la.${orWriteTo}`,
  forbidden: `{server} não deixa este site usar o modelo.\nQuem administra o site deve verificar o que a chave de acesso ou o proxy permitem.${orWriteTo}`,
  'rate-limited': '{server} recebeu perguntas demais em pouco tempo.\nEspere um minuto e tente de novo.',
  busy: '{server} está ocupado ou ainda no início.\nEspere meio minuto e tente de novo.',
  'context-too-long':
    'Esta conversa ficou longa demais para o modelo.\nAbra um novo chat e pergunte outra vez.',
  'server-error':
    '{server} teve um erro.[ A mensagem: “{detail}”]\nTente de novo. Se acontecer outra vez, espere um pouco.',
  'bad-response': `Algo respondeu em {subject}, mas não era um modelo.\nPode haver um proxy ou uma página de login pelo meio. Tente de novo daqui a pouco.${orWriteTo}`,
  'cut-off':
    'A resposta foi interrompida antes de estar completa.\nO texto acima fica guardado. Para ter a resposta inteira, tente de novo.',
  'model-stopped': 'O modelo parou antes de responder.\nA sua pergunta fica guardada. Tente de novo.',
  unknown: `Houve um erro inesperado.\nTente de novo. Se acontecer outra vez, recarregue a página.${orWriteTo}`,
};

const ollama: AssistantWords['backends']['ollama'] = {
  whereItRuns: (hostname) => `em ${hostname ?? 'este computador'} · Ollama`,
  cloudBehind: (server) =>
    server === undefined ? 'a nuvem do Ollama' : `${server}, que as encaminha para a nuvem do Ollama`,
  server: 'O Ollama',
  mixedContent:
    'Os navegadores não deixam uma página segura acessar {subject}, que não o é.\nOfereça o Ollama por https, ou abra este site como http://localhost no computador em que o Ollama funciona.',
  failures: {
    unreachable:
      'Nada responde em {subject}: parece que o Ollama não está em execução ali.\nInicie o Ollama e tente de novo. Se o navegador perguntar se este site pode usar os dispositivos da sua rede, permita.',
    'origin-refused':
      'O Ollama está em execução em {subject}, mas não aceita perguntas deste site.\nDefina OLLAMA_ORIGINS={origin} onde o Ollama funciona, feche-o, inicie-o outra vez e tente de novo.',
    'model-missing':
      'O Ollama está em execução, mas não tem o modelo {subject}.\nFaça o download uma vez, onde o Ollama funciona, e tente de novo.',
    'context-too-long':
      'O perfil e esta pergunta não cabem na janela de contexto de {subject}.\nInicie o Ollama com uma janela maior e tente de novo. Talvez uma pergunta mais curta também caiba.',
    'out-of-memory':
      'O modelo {subject} não cabe neste computador.\nEscolha um modelo menor, ou feche outros programas e tente de novo.',
  },
  start: 'Iniciar o Ollama',
  download: 'Fazer o download do modelo',
  chooseInstead: 'Durante o resto desta visita pode responder outro modelo instalado:',
};

const hosted: AssistantWords['backends']['hosted'] = {
  whereItRuns: 'nos servidores do fornecedor',
  recipient: {
    ownServer: (host) => `o servidor deste site, ${host}`,
    provider: (name) => `a Hugging Face, que as encaminha para ${name}`,
    anyProvider: 'a Hugging Face, que escolhe um fornecedor e encaminha as mensagens para ele',
  },
  server: 'O modelo online',
  failures: {
    'no-credential': `O modelo online não está configurado neste site.\nQuem administra o site deve gerá-lo com VITE_HF_ENDPOINT (um proxy) ou VITE_HF_TOKEN.${orWriteTo}`,
    'credits-exhausted': `O crédito deste mês para o modelo online acabou.\nNo próximo mês haverá crédito novo.${orWriteTo}`,
    'model-missing': `O modelo online {subject} não foi encontrado.\nPode ter mudado de nome. Quem administra o site deve indicar outro.${orWriteTo}`,
    'model-unsupported': `Nenhum fornecedor oferece agora o modelo {subject}.\nQuem administra o site deve escolher outro modelo ou outro fornecedor.${orWriteTo}`,
  },
};

const quotes: AssistantWords['backends']['quotes'] = {
  modelName: 'Citações do CV',
  whereItRuns: 'Procurado no CV; nenhum modelo escreveu isto.',
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
