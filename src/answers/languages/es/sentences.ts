import type { Line, Sentences } from '../sentences';
import { opening } from '../pack-parts';
import { lacks, sections } from './sections';

/** `Intl` turns "y" into "e" before an i: "Photoshop e Illustrator". */
const both = (first: string, second: string) => new Intl.ListFormat('es').format([first, second]);

/** Employers and titles keep the CV's own language, so commas join them: no article or preposition can be wrong. */
const line = ({ title, organisation, period }: Line) =>
  [title, organisation && `, ${organisation}`, period && ` (${period})`].filter(Boolean).join('');

export const sentences: Sentences = {
  andMore: (items, more) => `${items} y ${more} más`,
  line,
  yearsAndMonths: (years, months) => [years, months].filter(Boolean).join(' y '),
  lessThanAMonth: 'menos de un mes',
  about: (duration) => `alrededor de ${duration}`,
  atLeast: (duration) => `al menos ${duration}`,
  span: (from, to) =>
    from && to ? `de ${from.text} a ${to.text}` : from ? `desde ${from.text}` : `hasta ${to?.text ?? 'hoy'}`,
  yes: opening('Sí'),
  yesAgainst: opening('Sí'),
  no: (sentence) => `No: ${sentence}`,

  workedOut: 'Calculado a partir de las fechas del CV.',
  readAs: (written, read) => `«${written}», leído como ${read}.`,

  who: (name, headline, place) =>
    `Este es el CV de ${name}${headline ? `, ${headline}` : ''}${place ? `, ${place}` : ''}.`,
  occupation: (name, headline) => `El CV presenta a ${name} así: ${headline}.`,
  lives: (name, place) => `Lugar de residencia de ${name}: ${place}.`,
  contact: (name, ways) => `Así puede ponerse en contacto con ${name}: ${ways}.`,
  noChannel: (channel) => `${channel} no está en el CV.`,
  channels: {
    email: 'El correo electrónico',
    phone: 'El número de teléfono',
    website: 'La página web',
    address: 'La dirección postal',
    profile: 'Ese perfil',
  },
  write: (name) => `Escribir a ${name}`,
  hasPdf: (name, link) => `Aquí tiene el CV de ${name} en PDF: ${link}.`,
  noPdf: (name) => `Esta misma página es el CV de ${name}: con «Imprimir», el navegador la guarda como PDF.`,

  unsaid: {
    availability: (name) => `La disponibilidad de ${name} no está en el CV.`,
    salary: (name) => `La expectativa salarial de ${name} no está en el CV.`,
    'work-permit': (name) => `Si ${name} tiene permiso de trabajo es algo que no está en el CV.`,
    remote: (name) => `Dónde y en qué horario prefiere trabajar ${name} es algo que no está en el CV.`,
    relocation: (name) => `Si ${name} se mudaría o viajaría por trabajo es algo que no está en el CV.`,
    motivation: (name) => `Los motivos y los planes de ${name} no están en el CV.`,
    weaknesses: (name) => `Pocos CV cuentan puntos débiles, y los de ${name} no están en el CV.`,
    character: (name) => `Cómo es trabajar con ${name} es algo que no está en el CV.`,
    nationality: (name) => `La nacionalidad de ${name} no está en el CV.`,
    age: (name) => `La edad de ${name} no está en el CV.`,
    grades: (name) => `Las calificaciones de ${name} no están en el CV.`,
    location: (name) => `El lugar de residencia de ${name} no está en el CV.`,
    references: () => lacks('referencias'),
    leadership: (name) => `Si ${name} ha dirigido equipos es algo que no está en el CV.`,
    achievements: () => 'Una lista de logros como tal no está en el CV.',
  },
  askOwner: (name, way) => `Solo ${name} puede decirlo: ${way}.`,
  askOwnerInPerson: (name) => `Solo ${name} puede decirlo.`,
  readInPart: 'De un mensaje tan largo solo leo el principio y el final.',
  ownerAnswers: (name) => `Respuesta de ${name}:`,
  hire: (name, way) =>
    way === undefined
      ? `Eso merece una conversación directa con ${name}.`
      : `Eso merece una conversación directa con ${name}: ${way}. Entrevista, llamada o más detalles: basta un mensaje.`,

  notInCv: (term) => `«${term}» no está en el CV.`,
  notInWords: (term) => `La expresión «${term}» no está en el CV.`,
  groupHas: (group, items) => `En «${group}», el CV indica ${items}.`,
  mentionedUnder: (term, headings) => `El CV menciona ${term} en ${headings}.`,
  usedAt: (term, places) => `${term} aparece en el CV aquí: ${places}.`,
  closest: 'Lo más cercano que dice el CV:',
  unmatched: (language) =>
    `No encuentro todas las palabras de la pregunta en el CV, que está en ${language}.`,
  nothing: (name) => `Sobre eso no tengo nada: no está en el CV, y solo digo lo que dice el CV de ${name}.`,
  nothingMore: 'El CV no dice más sobre esto.',
  parts: (links) => `Puedo citar: ${links}.`,
  part: sections,
  has: (counted, items) => `El CV incluye ${counted}${items ? `: ${items}` : ''}.`,

  worksNow: (name, title, organisation, since) =>
    `El puesto actual de ${name} es ${line({ title, organisation, period: since && `desde ${since.text}` })}.`,
  noCurrentJob: (name, latest) =>
    `${lacks(`ningún puesto actual de ${name}`)}${latest ? ` El más reciente: ${latest}.` : ''}`,
  firstJob: (name, job) => `El primer trabajo de ${name} en el CV es ${job}.`,
  previousJob: (name, job) => `El trabajo anterior de ${name} es ${job}.`,
  latestJob: (name, job) => `El trabajo más reciente de ${name} es ${job}.`,
  longestJob: (name, job, duration) => `El trabajo más largo de ${name} es ${job}, con ${duration}.`,
  shortestJob: (name, job, duration) => `El trabajo más corto de ${name} es ${job}, con ${duration}.`,
  before: (subject, job) => `Antes de ${subject}, el CV indica ${job}.`,
  after: (subject, job) => `Después de ${subject}, el CV indica ${job}.`,
  nothingBefore: (subject) => `Nada anterior: lo que hubo antes de ${subject} no está en el CV.`,
  nothingAfter: (subject) => `Nada posterior: lo que hubo después de ${subject} no está en el CV.`,
  workedAt: (name, job) => `El CV de ${name} indica ${job}.`,
  inPlace: (place, lines) => `En ${place}, el CV sitúa ${lines}.`,
  atTime: (time, lines) => `Para ${time}, el CV indica ${lines}.`,
  nothingAtTime: (time) => `Lo que hubo entonces (${time}) no está en el CV.`,
  started: (subject, when) => `Según el CV, ${subject} empieza en ${when.text}.`,
  ended: (subject, when) => `Según el CV, ${subject} termina en ${when.text}.`,
  ongoing: (subject, since) => `Según el CV, ${subject} continúa${since ? ` desde ${since.text}` : ''}.`,
  stated: (text) => `El CV recoge ${text}.`,
  says: (subject, line) => `En ${subject}, el CV dice «${line}».`,
  happened: (subject, span) => `Para ${subject}, el CV indica ${span}.`,
  noDate: (subject) => `La fecha de ${subject} no está en el CV.`,
  lasted: (subject, duration, span) => `Según las fechas del CV, ${subject} suma ${duration} (${span}).`,
  totalExperience: (name, duration, since) =>
    `${name} suma ${duration} de experiencia laboral, desde ${since.text}.`,
  skillYears: (skill, duration, places) =>
    `Según las fechas del CV, ${places} suman ${duration} con ${skill}.`,
  gap: (spans) => `Entre las entradas del CV no hay nada en estas fechas: ${spans}.`,
  noGaps: 'Las fechas del CV no dejan ningún hueco de tres meses o más.',
  longer: (subject, duration, other, otherDuration) =>
    `${subject} duró más, ${duration} frente a ${otherDuration} de ${other}.`,
  earlier: (subject, when, other, otherWhen) =>
    `Primero ${subject} (${when.text}), después ${other} (${otherWhen.text}).`,
  bothInCv: (first, second) => `El CV menciona ${both(first, second)}, sin decir cuál pesa más.`,

  studied: (name, degree) => `La formación de ${name} en el CV es ${degree}.`,
  highestDegree: (name, degree) => `El título más alto de ${name} es ${degree}.`,
  degrees: {
    school: 'Un título escolar',
    vocational: 'Una formación profesional',
    bachelor: 'Un grado o una licenciatura',
    master: 'Un máster o una maestría',
    doctorate: 'Un doctorado',
  },
  classes: {
    'programming-language': 'Lenguajes de programación',
    framework: 'Frameworks y bibliotecas',
    database: 'Bases de datos',
    cloud: 'Nube e infraestructura',
    'operating-system': 'Sistemas operativos',
    tool: 'Herramientas',
    'design-software': 'Programas de diseño',
    'office-software': 'Ofimática',
    'machine-learning': 'Aprendizaje automático',
    web: 'Tecnologías web',
    method: 'Métodos',
    machine: 'Máquinas y aparatos',
    'soft-skill': 'Habilidades interpersonales',
  },
  ofClass: (className, items) => `En «${className}», el CV indica ${items}.`,
  speaks: (name, language, level) => `${name} habla ${language}${level ? ` (${level})` : ''}.`,
  native: (name, languages) => `La lengua materna de ${name} es ${languages}.`,
  noNative: (languages) =>
    `Cuál es la lengua materna es algo que no está en el CV. Idiomas que incluye: ${languages}.`,
  grade: (degree, score) => `La nota de ${degree} es ${score}.`,

  smalltalk: {
    greeting: [
      (name) =>
        `¡Hola! Pregúnteme por el trabajo, los idiomas o los estudios de ${name}: respondo con el CV.`,
      (name) => `¡Hola, qué gusto! ¿Qué le gustaría saber de ${name}?`,
    ],
    thanks: [
      (name) => `¡No hay de qué! ¿Algo más sobre ${name}?`,
      (name) => `Con mucho gusto. El CV de ${name} tiene más que contar, si le quedan preguntas.`,
    ],
    goodbye: [
      (name) => `¡Hasta pronto, y gracias por su interés en ${name}!`,
      () => `¡Que le vaya muy bien! El CV sigue aquí, por si vuelve con otra pregunta.`,
    ],
    smalltalk: [
      (name) =>
        `Del tiempo sé poco y de amores, menos, pero todo en orden, gracias. ¿Qué le gustaría saber de ${name}?`,
      (name) => `Lo anoto con una sonrisa y vuelvo a lo mío: el CV de ${name}.`,
    ],
    bot: [
      (name) =>
        `Soy el asistente de IA de ${name}: un programa, no ${name} en persona. Ahora mismo no escribe ningún modelo de lenguaje: busco en el CV y lo cito.`,
    ],
    help: [
      (name) =>
        `Pregúnteme lo que un CV puede contar: dónde trabaja y ha trabajado ${name}, cuánto tiempo, con qué competencias, idiomas y títulos, cómo ponerse en contacto. También puede pegar una oferta de empleo, y pondré cada requisito junto al CV.`,
    ],
    privacy: [
      () =>
        `Su pregunta no sale de esta pestaña: la respuesta se busca en su dispositivo, nada se envía y la conversación desaparece al cerrarla.`,
    ],
    derail: [
      (name) => `¡Buen intento! Pero mi único guion es el CV de ${name}. ¿Qué le gustaría saber?`,
      (name) => `Aplaudo la imaginación, pero mi repertorio es corto: responder con el CV de ${name}.`,
    ],
    otherTask: [
      (name) => `Eso se lo dejo a quien sepa: lo mío es responder sobre ${name}. ¿Me hace una pregunta?`,
      (name) => `Ahí no llego. Del trabajo de ${name}, en cambio, hablo con mucho gusto.`,
    ],
    acknowledge: [
      (name) => `Muy bien. ¿Qué más le gustaría saber de ${name}?`,
      (name) => `Me alegra ser útil. Siga preguntando: el CV de ${name} da para más.`,
    ],
  },
  private: (name) =>
    `Eso no está en el CV. Respondo a preguntas sobre el trabajo, la formación y los conocimientos de ${name}.`,

  fit: {
    intro: 'Lo que pide la oferta, junto a lo que dice el CV:',
    verdict: (all, met, partly, missing) => {
      const rest = [
        partly && `, ${partly} se ${partly === 1 ? 'acerca' : 'acercan'}`,
        missing && `, ${missing} no ${missing === 1 ? 'figura' : 'figuran'} en él`,
      ];
      return `**${met} de ${all} requisitos ${met === 1 ? 'figura' : 'figuran'} en el CV**${rest.filter(Boolean).join('')}.`;
    },
    requirement: 'La oferta pide',
    inCv: 'El CV dice',
    notInCv: 'no está en el CV',
    noRequirements: 'No veo ningún requisito en este texto.',
    invite: (name) =>
      `Pegue aquí la oferta de empleo y pondré cada requisito junto a la línea del CV de ${name} que lo cumple.`,
  },
};
