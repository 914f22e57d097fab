import { openingOf, type Speech } from '../speech';

export const speech: Speech = {
  hesitations: /(?<!\p{L})(?:eh+|ah+|hã+|hum+|hm+|ãh+)(?!\p{L})/giu,
  fillers:
    /(?<!\p{L})(?:tipo(?= (?:assim|é|ele|ela|onde|quando))|ou seja|quer dizer|vamos lá|digamos|acho eu|se não me engano|pois)(?!\p{L})/giu,
  opening: openingOf(
    'sim|bem|bom|pois|então|ora|olha|olhe|olá|oi|bom dia|boa tarde|boa noite|ok|pronto|desculpe|desculpa|e aí|é que|só (?=queria)',
    '(?:o que (?:eu )?(?:quero|queria|gostaria de|preciso de)(?: saber| perguntar)? (?:é|era))|(?:(?:eu )?(?:só )?(?:queria|quero|gostava de|gostaria de|preciso de|preciso)(?: só)?(?: (?:saber|perguntar|te perguntar|lhe perguntar)))|(?:(?:minha|a minha|uma|outra) (?:pergunta|dúvida) (?:é|seria))',
  ),
  condition: [/^se (.+?)\??$/iu, '$1?'],
  tail: / (?:e (?:se sim|nesse caso) (?:onde|quando|o quê|como)|ou (?:não|algo assim|o quê|quê)|e isso|por favor|se faz favor|obrigad[oa]|sabe)(?=\s*[?.]?$)/iu,
  marks: [
    [/\s*ponto de interroga[cç][aã]o|\s+interroga[cç][aã]o\s*$/giu, '?'],
    [/\s*(?<!\p{L})vírgula(?!\p{L})/giu, ','],
    [/\s+ponto(?: final)?\s*$/giu, '.'],
  ],
  beginning:
    /^(?:(?:a|com|de|desde|em|até|para|por|sobre|há) )?(?:o que|que|qual|quais|quem|onde|aonde|quando|como|quant\p{L}*|tem|sabe|fala|é|está|trabalha|pode|conhece|já)(?!\p{L})/iu,
  request:
    /^(?:por favor )?(?:diga-me|diz-me|me diga|me diz|fale-me|fala-me|me fale|me fala|conte-me|conta-me|me conte|me conta|liste|lista|mostre|mostra|descreva|descreve|indique|resuma|resume)(?!\p{L})/iu,
  laterBeginnings:
    /(?: (?:e se sim|e se|e|mas))? (?=(?:(?:a|com|de|desde|em|até|para|por) )?(?:o que|qual|quais|quant[oa]s?|onde|quando|como|quem)(?!\p{L}))/giu,
};
