import { openingOf, type Speech } from '../speech';

export const speech: Speech = {
  hesitations: /(?<!\p{L})(?:eh+|e+m+|hm+)(?!\p{L})/giu,
  fillers:
    /(?<!\p{L})(?:pues|o sea|(?<!(?:es|muy|sea) )bueno(?! (?:en|con|para))|a ver|digamos|(?<!cuánto )vale|este(?= (?:e[hm]|pues))|creo yo|si no me equivoco)(?!\p{L})/giu,
  opening: openingOf(
    'sí|si(?= hola)|pues|bueno|vale|a ver|o sea|entonces|oye|oiga|mira|mire|hola|buenas(?: tardes| noches)?|buenos días|este(?= (?:e[hm]|pues))|nada(?= que)|es que|perdona|perdón|disculpe|que(?= (?:quería|quiero|me gustaría|estaba))',
    '(?:lo que (?:yo )?(?:quiero|quería|querría|necesito|me gustaría)(?: es)? (?:saber|preguntar)(?: es)?)|(?:(?:yo )?(?:solo |sólo )?(?:quería|quisiera|querría|quiero|necesito|me gustaría)(?: solo| nada más)? (?:saber|preguntar(?:te|le|les)?))|(?:(?:mi|la|una|otra) (?:pregunta|duda) (?:es|sería))|(?:me preguntaba)|(?:llamo|llamaba) (?:para|por) (?:saber|preguntar)',
  ),
  condition: [/^si (.+?)\??$/iu, '$1?'],
  tail: / (?:y (?:si es así|en ese caso) (?:dónde|cuándo|qué|cómo)|o (?:qué|no|algo|algo así|cómo va eso|cómo)|y eso|por favor|gracias|sabes)(?=\s*[?.]?$)/iu,
  marks: [
    [/\s*(?:cierra |abre )?signo de interrogaci[oó]n|\s+interrogaci[oó]n\s*$/giu, '?'],
    [/\s*(?<!\p{L})coma(?!\p{L})/giu, ','],
    [/\s+punto\s*$/giu, '.'],
  ],
  contractions: [[/(?<![\p{L}\p{N}])c m[aá]s m[aá]s(?!\p{L})/giu, 'C++']],
  beginning:
    /^¿?(?:(?:a|con|de|desde|en|hasta|para|por|sobre) )?(?:qué|que|cuál|cuáles|cual|cuales|quién|quien|quiénes|dónde|donde|adónde|cuándo|cuando|cómo|como|cuánt\p{L}*|cuant\p{L}*|ha|tiene|sabe|habla|es|está|trabaja|puede|conoce)(?!\p{L})/iu,
  request: /^(?:por favor )?(?:dime|dígame|háblame|cuéntame|enumera|muéstrame|descríbe|indícame|dame)/iu,
  laterBeginnings:
    /(?: (?:y si es así|y si|y|pero))? (?=(?:(?:a|con|de|desde|en|hasta|para|por) )?(?:qué|cuánt[oa]s?|dónde|cuándo|cómo|cuál(?:es)?|quién(?:es)?)(?!\p{L}))/giu,
};
