import { openingOf, type Speech } from '../speech';

export const speech: Speech = {
  hesitations: /(?<!\p{L})(?:ä+h+m*|ä+hm*|öh+m*|hm+)(?!\p{L})/giu,
  fillers:
    /(?<!\p{L})(?:also|halt|sozusagen|sag mal|na ja|naja|weißt du|quasi|irgendwie|soweit ich weiß|glaub(?:e)? ich)(?!\p{L})/giu,
  opening: openingOf(
    'ja|nein|nee|also|so|na|na ja|naja|okay|ok|gut|hallo|hi|hey|guten (?:tag|morgen|abend)|moin|servus|pass auf|sag mal|sagen sie mal|moment|genau',
    '(?:(?:was )?ich (?:wollte|wollt|will|möchte|möcht|würde|würd)(?: (?:nur|bloß|eigentlich|gern|gerne|mal|halt|noch|einfach|sie|dich|kurz|jetzt))* (?:fragen|wissen)(?: (?:wollte|will|möchte))?(?: (?:ist|wäre|war))?)|(?:(?:was )?mich(?: (?:würde|würd|tät))?(?: (?:mal|nur|noch|auch|halt))* interessier(?:en|t)(?: würde?)?(?: (?:mal|nur|noch|auch|halt))*(?: (?:wäre|ist))?)|(?:(?:meine|die|eine|kurze?)(?: kurze)? frage (?:ist|wäre))|(?:es geht (?:mir )?darum)',
  ),
  condition: [/^(ob .+?)\??$/iu, '$1?'],
  tail: / (?:und wenn ja (?:wo|wann|was|wie)|oder (?:so|was|nicht|wie)|(?:oder )?(?:so was|sowas)|und so|ne|gell|bitte|danke|eigentlich|mein(?:e)? ich|nochmal|noch mal)(?=\s*[?.]?$)/iu,
  marks: [
    [/\s*(?<!\p{L})fragezeichen(?!\p{L})/giu, '?'],
    [/\s*(?<!\p{L})komma(?!\p{L})/giu, ','],
    [/\s+punkt\s*$/giu, '.'],
  ],
  contractions: [
    [/(?<!\p{L})(gab|gibt|geht|hat|hatte|ist|kann|macht|war|wie|wo)s(?!\p{L})/giu, '$1 es'],
    [/(?<!\p{L})n(e[mnr]?)(?!\p{L})/giu, 'ein$1'],
  ],
  beginning:
    /^(?:(?:an|auf|aus|bei|bis|für|in|mit|nach|seit|über|um|unter|von|vor|zu|ab) )?(?:wie|was|wer|wem|wen|wessen|wo|woher|wohin|wann|warum|wieso|weshalb|wofür|womit|worüber|worum|wozu|welche[rnsm]?|wieviel\w*)(?!\p{L})|^(?:ist|war|hat|hatte|kann|konnte|spricht|kennt|gibt|arbeitet|macht|sind|darf) (?:er|sie|es|ihre?|seine?|der|die|das|herr|frau|\p{Lu}\p{Ll}+)(?!\p{L})/iu,
  request: /^(?:bitte )?(?:sag|sagen|nenn|nennen|zeig|zeigen|beschreib|erzähl|liste|gib|geben)(?!\p{L}{3})/iu,
  laterBeginnings:
    /(?: (?:und wenn ja|und|aber))? (?=(?:(?:an|auf|aus|bei|bis|für|in|mit|nach|seit|von|vor|zu) )?(?:wie|was|wer|wo|woher|wohin|wann|warum|wieso|weshalb|womit|welche[rnsm]?)(?: \S+){0,2}? (?:hat|hatte|ist|war|kann|macht|hieß|heißt|gab|gibt|arbeitet|spricht|sind|waren|haben|ging|geht)s? (?:er|sie|es|der|die|das|ihre?|seine?|denn)(?!\p{L})|(?<!(?<!\p{L})(?:wie|was|wer|wo|woher|wohin|wann|warum|wieso|weshalb|womit|welche[rnsm]?)(?: \S+){0,5} )(?:hat|ist|war|kann|spricht|hatte) (?:er|sie|der|die)(?!\p{L}))/giu,
};
