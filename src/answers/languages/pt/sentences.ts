import type { Line, Sentences } from '../sentences';
import { opening } from '../pack-parts';
import { lacks, sections } from './sections';

const both = (first: string, second: string) => new Intl.ListFormat('pt').format([first, second]);

/** Employers and titles keep the CV's own language, so commas join them: no article or preposition can be wrong. */
const line = ({ title, organisation, period }: Line) =>
  [title, organisation && `, ${organisation}`, period && ` (${period})`].filter(Boolean).join('');

export const sentences: Sentences = {
  andMore: (items, more) => `${items} e mais ${more}`,
  line,
  yearsAndMonths: (years, months) => [years, months].filter(Boolean).join(' e '),
  lessThanAMonth: 'menos de um mês',
  about: (duration) => `cerca de ${duration}`,
  atLeast: (duration) => `pelo menos ${duration}`,
  span: (from, to) =>
    from && to ? `de ${from.text} a ${to.text}` : from ? `desde ${from.text}` : `até ${to?.text ?? 'hoje'}`,
  yes: opening('Sim'),
  yesAgainst: opening('Sim'),
  no: (sentence) => `Não: ${sentence}`,

  workedOut: 'Calculado a partir das datas do CV.',
  readAs: (written, read) => `“${written}”, lido como ${read}.`,

  who: (name, headline, place) =>
    `Este é o CV de ${name}${headline ? `, ${headline}` : ''}${place ? `, ${place}` : ''}.`,
  occupation: (name, headline) => `O CV apresenta ${name} assim: ${headline}.`,
  lives: (name, place) => `O local de residência de ${name} é ${place}.`,
  contact: (name, ways) => `Assim pode entrar em contato com ${name}: ${ways}.`,
  noChannel: (channel) => `${channel} não está no CV.`,
  channels: {
    email: 'O e-mail',
    phone: 'O número de telefone',
    website: 'O site pessoal',
    address: 'O endereço postal',
    profile: 'Esse perfil',
  },
  write: (name) => `Escrever para ${name}`,
  hasPdf: (name, link) => `Aqui está o CV de ${name} em PDF: ${link}.`,
  noPdf: (name) => `Esta página é o CV de ${name}: com “Imprimir”, o navegador guarda-a como PDF.`,

  unsaid: {
    availability: (name) => `A disponibilidade de ${name} não está no CV.`,
    salary: (name) => `A expectativa salarial de ${name} não está no CV.`,
    'work-permit': (name) => `Se ${name} tem autorização de trabalho é algo que não está no CV.`,
    remote: (name) => `Onde e em que horário ${name} prefere trabalhar é algo que não está no CV.`,
    relocation: (name) => `Se ${name} mudaria de cidade ou viajaria a trabalho é algo que não está no CV.`,
    motivation: (name) => `Os motivos e os planos de ${name} não estão no CV.`,
    weaknesses: (name) => `Poucos CV falam de pontos fracos, e os de ${name} não estão no CV.`,
    character: (name) => `Como é trabalhar com ${name} é algo que não está no CV.`,
    nationality: (name) => `A nacionalidade de ${name} não está no CV.`,
    age: (name) => `A idade de ${name} não está no CV.`,
    grades: (name) => `As notas de ${name} não estão no CV.`,
    location: (name) => `O local de residência de ${name} não está no CV.`,
    references: () => lacks('referências'),
    leadership: (name) => `Se ${name} já liderou pessoas é algo que não está no CV.`,
    achievements: () => 'Uma lista de conquistas, como tal, não está no CV.',
  },
  askOwner: (name, way) => `Só ${name} pode dizer: ${way}.`,
  askOwnerInPerson: (name) => `Só ${name} pode dizer.`,
  readInPart: 'De uma mensagem tão longa leio apenas o início e o fim.',
  ownerAnswers: (name) => `Resposta de ${name}:`,
  hire: (name, way) =>
    way === undefined
      ? `Isso merece uma conversa direta com ${name}.`
      : `Isso merece uma conversa direta com ${name}: ${way}. Entrevista, chamada ou mais detalhes: basta uma mensagem.`,

  notInCv: (term) => `“${term}” não está no CV.`,
  notInWords: (term) => `A expressão “${term}” não está no CV.`,
  groupHas: (group, items) => `Em “${group}”, o CV indica ${items}.`,
  mentionedUnder: (term, headings) => `O CV menciona ${term} em ${headings}.`,
  usedAt: (term, places) => `${term} aparece no CV aqui: ${places}.`,
  closest: 'O mais próximo que o CV diz:',
  unmatched: (language) => `Não constam no CV, que está em ${language}, todas as palavras da pergunta.`,
  nothing: (name) => `Sobre isso não tenho nada: não está no CV, e só digo o que o CV de ${name} diz.`,
  nothingMore: 'O CV não diz mais sobre isto.',
  parts: (links) => `Posso citar: ${links}.`,
  part: sections,
  has: (counted, items) => `O CV inclui ${counted}${items ? `: ${items}` : ''}.`,

  worksNow: (name, title, organisation, since) =>
    `O cargo atual de ${name} é ${line({ title, organisation, period: since && `desde ${since.text}` })}.`,
  noCurrentJob: (name, latest) =>
    `${lacks(`nenhum cargo atual de ${name}`)}${latest ? ` O mais recente: ${latest}.` : ''}`,
  firstJob: (name, job) => `O primeiro emprego de ${name} no CV é ${job}.`,
  previousJob: (name, job) => `O emprego anterior de ${name} é ${job}.`,
  latestJob: (name, job) => `O emprego mais recente de ${name} é ${job}.`,
  longestJob: (name, job, duration) => `O emprego mais longo de ${name} é ${job}, com ${duration}.`,
  shortestJob: (name, job, duration) => `O emprego mais curto de ${name} é ${job}, com ${duration}.`,
  before: (subject, job) => `Antes de ${subject}, o CV indica ${job}.`,
  after: (subject, job) => `Depois de ${subject}, o CV indica ${job}.`,
  nothingBefore: (subject) => `Nada anterior: o que houve antes de ${subject} não está no CV.`,
  nothingAfter: (subject) => `Nada posterior: o que houve depois de ${subject} não está no CV.`,
  workedAt: (name, job) => `O CV de ${name} indica ${job}.`,
  inPlace: (place, lines) => `Em ${place}, o CV situa ${lines}.`,
  atTime: (time, lines) => `Para ${time}, o CV indica ${lines}.`,
  nothingAtTime: (time) => `O que houve então (${time}) não está no CV.`,
  started: (subject, when) => `Segundo o CV, ${subject} começa em ${when.text}.`,
  ended: (subject, when) => `Segundo o CV, ${subject} termina em ${when.text}.`,
  ongoing: (subject, since) => `Segundo o CV, ${subject} continua${since ? ` desde ${since.text}` : ''}.`,
  stated: (text) => `O CV refere ${text}.`,
  says: (subject, line) => `Em ${subject}, o CV diz “${line}”.`,
  happened: (subject, span) => `Para ${subject}, o CV indica ${span}.`,
  noDate: (subject) => `A data de ${subject} não está no CV.`,
  lasted: (subject, duration, span) => `${subject} soma ${duration} (${span}).`,
  totalExperience: (name, duration, since) =>
    `${name} soma ${duration} de experiência profissional, desde ${since.text}.`,
  skillYears: (skill, duration, places) =>
    `Com ${skill}, as datas destas entradas somam ${duration}: ${places}.`,
  gap: (spans) => `Entre as entradas do CV não há nada nestas datas: ${spans}.`,
  noGaps: 'As datas do CV não deixam nenhuma lacuna de três meses ou mais.',
  longer: (subject, duration, other, otherDuration) =>
    `${subject} durou mais, ${duration} contra ${otherDuration} de ${other}.`,
  earlier: (subject, when, other, otherWhen) =>
    `Primeiro ${subject} (${when.text}), depois ${other} (${otherWhen.text}).`,
  bothInCv: (first, second) => `O CV menciona ${both(first, second)}, sem dizer qual pesa mais.`,

  studied: (name, degree) => `A formação de ${name} no CV é ${degree}.`,
  highestDegree: (name, degree) => `O grau mais alto de ${name} é ${degree}.`,
  degrees: {
    school: 'Um diploma escolar',
    vocational: 'Uma formação profissional',
    bachelor: 'Uma licenciatura ou um bacharelado',
    master: 'Um mestrado',
    doctorate: 'Um doutorado',
  },
  classes: {
    'programming-language': 'Linguagens de programação',
    framework: 'Frameworks e bibliotecas',
    database: 'Bases de dados',
    cloud: 'Nuvem e infraestrutura',
    'operating-system': 'Sistemas operativos',
    tool: 'Ferramentas',
    'design-software': 'Programas de design',
    'office-software': 'Programas de escritório',
    'machine-learning': 'Aprendizagem automática',
    web: 'Tecnologias web',
    method: 'Métodos',
    machine: 'Máquinas e aparelhos',
    'soft-skill': 'Competências interpessoais',
  },
  ofClass: (className, items) => `Em “${className}”, o CV indica ${items}.`,
  speaks: (name, language, level) => `${name} fala ${language}${level ? ` (${level})` : ''}.`,
  native: (name, languages) => `A língua materna de ${name} é ${languages}.`,
  noNative: (languages) =>
    `Qual é a língua materna é algo que não está no CV. Idiomas que inclui: ${languages}.`,
  grade: (degree, score) => `A nota de ${degree} é ${score}.`,

  smalltalk: {
    greeting: [
      (name) => `Olá! Pergunte pelo trabalho, pelos idiomas ou pelos estudos de ${name}: respondo com o CV.`,
      (name) => `Olá, que bom ter visita! O que gostaria de saber sobre ${name}?`,
    ],
    thanks: [
      (name) => `De nada! Mais alguma coisa sobre ${name}?`,
      (name) => `Com todo o gosto. O CV de ${name} tem mais para contar, se restarem perguntas.`,
    ],
    goodbye: [
      (name) => `Até breve, e agradeço o interesse em ${name}!`,
      () => 'Tudo de bom! O CV continua aqui, se voltar com outra pergunta.',
    ],
    smalltalk: [
      (name) =>
        `Do tempo sei pouco e de amores ainda menos, mas está tudo bem, agradeço a pergunta. O que gostaria de saber sobre ${name}?`,
      (name) => `Tomo nota com um sorriso e volto ao que sei: o CV de ${name}.`,
    ],
    bot: [
      (name) =>
        `Sou o assistente de IA de ${name}: um programa, não ${name} em pessoa. Neste momento nenhum modelo de linguagem escreve: procuro no CV e cito-o.`,
    ],
    help: [
      (name) =>
        `Pergunte o que um CV pode contar: onde ${name} trabalha e trabalhou, durante quanto tempo, com que competências, idiomas e diplomas, como entrar em contato. Também pode colar um anúncio de emprego: ponho cada requisito ao lado do CV.`,
    ],
    privacy: [
      () =>
        'A sua pergunta não sai desta aba: a resposta é procurada no seu dispositivo, nada é enviado e a conversa desaparece quando a fechar.',
    ],
    derail: [
      (name) => `Boa tentativa! Mas só conheço um texto: o CV de ${name}. O que gostaria de saber?`,
      (name) => `Aplaudo a imaginação, mas o meu repertório é curto: responder com o CV de ${name}.`,
    ],
    otherTask: [
      (name) => `Isso deixo a quem sabe: eu respondo sobre ${name}. Que pergunta tem?`,
      (name) => `Até aí não chego. Do trabalho de ${name}, em compensação, falo com todo o gosto.`,
    ],
    acknowledge: [
      (name) => `Muito bem. O que mais gostaria de saber sobre ${name}?`,
      (name) => `Ainda bem que ajudei. Pode continuar: o CV de ${name} dá para mais.`,
    ],
  },
  private: (name) =>
    `Isso não está no CV. Respondo a perguntas sobre o trabalho, a formação e os conhecimentos de ${name}.`,

  fit: {
    intro: 'O que o anúncio pede, ao lado do que o CV diz:',
    verdict: (all, met, partly, missing) => {
      const rest = [
        partly && `, ${partly} ${partly === 1 ? 'aproxima-se' : 'aproximam-se'}`,
        missing && `, ${missing} não ${missing === 1 ? 'está' : 'estão'} nele`,
      ];
      return `**${met} de ${all} requisitos ${met === 1 ? 'está' : 'estão'} no CV**${rest.filter(Boolean).join('')}.`;
    },
    requirement: 'O anúncio pede',
    inCv: 'O CV diz',
    notInCv: 'não está no CV',
    noRequirements: 'Não vejo nenhum requisito neste texto.',
    invite: (name) =>
      `Cole aqui o anúncio de emprego: ponho cada requisito ao lado da linha do CV de ${name} que o cumpre.`,
  },
};
