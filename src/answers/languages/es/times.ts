import type { TimeWords } from '../../time/time-words';

export const times: TimeWords = {
  seasons: { spring: 'primavera', summer: 'verano', autumn: 'otono', winter: 'invierno' },
  parts: {
    early: 'principios|principio|inicios|inicio|comienzos|comienzo',
    mid: 'mediados|mitad',
    late: 'finales|final|fines|fin',
  },
  joins: 'de|del|ano|en',
  inside: /\ben\s*$/,
  thisYear: 'este ano',
  lastYear: 'el ano pasado|ano pasado|el ano anterior',
  lastYears: /\b(?:ultimos|pasados) (\w+) anos\b/,
  lastMonths: /\b(?:ultimos|pasados) (\w+) meses\b/,
  yearsAgo: /\bhace (?:unos )?(\w+) anos?\b/,
  decade: /\b(?:anos|decada (?:de|del|de los)) ((?:19|20)?\d0)\b/,
  units:
    'termino|acabo|empezo|comenzo|dejo|finalizo|entro|salio|ano|anos|mes|meses|semana|semanas|dia|dias|tiempo|fecha|epoca|momento|cuando|total',
  long: 'mas tiempo|largo|larga|duro|dura|duracion|mas anos',
  short: 'corto|corta|menos tiempo|breve',
  later: 'mas tarde|despues|mas reciente',
  old: 'que edad|que antiguedad|cuanto tiempo hace|cuantos anos tiene',
  selfEmployed:
    'su estudio|su taller|su negocio|su propia|su propio|autonomo|autonoma|autonomos|por su cuenta|por cuenta propia|freelance|independiente|propio jefe|propia jefa|propia empresa|empresa propia|estudio propio|propio estudio|negocio propio|propio negocio',
};
