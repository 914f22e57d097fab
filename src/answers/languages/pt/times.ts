import type { TimeWords } from '../../time/time-words';

export const times: TimeWords = {
  seasons: { spring: 'primavera', summer: 'verao', autumn: 'outono', winter: 'inverno' },
  parts: {
    early: 'principios|principio|inicios|inicio|comeco|comecos',
    mid: 'meados|metade|meio',
    late: 'finais|final|fins|fim',
  },
  joins: 'de|do|da|ano|em|no',
  inside: /\bem\s*$/,
  thisYear: 'este ano|neste ano',
  lastYear: 'o ano passado|ano passado|no ano passado|o ano anterior',
  lastYears: /\b(?:ultimos|passados) (\w+) anos\b/,
  lastMonths: /\b(?:ultimos|passados) (\w+) meses\b/,
  yearsAgo: /\bha (?:uns |cerca de )?(\w+) anos?\b(?! que)/,
  decade: /\b(?:anos|decada (?:de|dos)) ((?:19|20)?\d0)\b/,
  units:
    'terminou|acabou|comecou|iniciou|deixou|finalizou|concluiu|entrou|saiu|ano|anos|mes|meses|semana|semanas|dia|dias|tempo|data|epoca|altura|momento|quando|total',
  long: 'mais tempo|longo|longa|durou|dura|duracao|mais anos',
  short: 'curto|curta|menos tempo|breve',
  later: 'mais tarde|depois|mais recente',
  old: 'que idade|ha quanto tempo existe|quantos anos tem',
  selfEmployed:
    'seu estudio|seu atelie|seu atelier|seu negocio|sua propria|seu proprio|autonomo|autonoma|autonomos|por conta propria|freelance|freelancer|independente|proprio chefe|propria chefe|propria empresa|empresa propria|estudio proprio|proprio estudio|negocio proprio|proprio negocio',
};
