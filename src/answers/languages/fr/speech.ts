import { openingOf, type Speech } from '../speech';

export const speech: Speech = {
  hesitations: /(?<!\p{L})(?:euh+|heu+|hum|hm+)(?!\p{L})/giu,
  fillers:
    /(?<!\p{L})(?:ben|bah|enfin|du coup|en fait|en gros|genre(?! d[e'’])|voilà|tu vois|vous voyez|si (?:j['’ ]ai bien|je) (?:compris?|comprends)|je crois|je pense|(?<=(?:quoi|est-ce|combien|comment|quand|quel|si |s['’]il).*)quoi(?=[\s?]*$))(?!\p{L})/giu,
  opening: openingOf(
    'oui|ouais|non(?= mais)|donc|alors|bon|ben|bah|(?:et|mais)(?= (?:sinon|donc|alors|en fait|attends|attendez))|voilà|enfin|ok|bref|sinon|tiens|écoute[zr]?|bonjour|salut|allô|attends|attendez|en fait|du coup|en gros',
    "(?:(?:et )?ce que je (?:veux|voudrais|voulais|cherche à) savoir c['’ ]est)|(?:(?:ma|la|une) (?:petite )?question c['’ ]est(?: de savoir)?)|(?:je (?:me demandais|me demande|voulais(?: juste)?(?: vous| te)? (?:savoir|demander)|voudrais(?: juste)? (?:savoir|demander)|veux(?: juste)? (?:savoir|demander)|cherche à savoir|demande))|(?:j['’ ]aimerais(?: bien| juste)? savoir)|(?:c['’ ]est (?:juste )?pour savoir)|(?:je (?:voulais|voudrais) (?:vous |te )?dire)",
  ),
  condition: [/^s(?:i |['’ ](?=il))(.+?)(?: ?\?)?$/iu, "est-ce qu'$1 ?"],
  tail: / (?:et si oui (?:où|quand|quoi|comment)|ou (?:pas|quoi|bien|pas du tout|quelque chose comme ça)|hein|déjà|merci|s['’ ]il (?:vous|te) pla[iî]t)(?=\s*[?.]?$)/iu,
  marks: [
    [/\s*point d['’ ]interrogation/giu, ' ?'],
    [/\s*(?<!\p{L})virgule(?!\p{L})/giu, ','],
    [/\s+point\s*$/giu, '.'],
  ],
  beginning:
    /^(?:(?:à|a|de|dans|en|par|pour|avec|chez|depuis|jusqu['’]?|sur|sous|combien de) ?)?(?:qu['’]|(?:que|qui|quoi|quel|quels|quelle|quelles|où|ou a|ou est|quand|comment|combien|pourquoi|est-ce|est-il|est-elle|a-t|y a-t|sait-|parle-t)(?!\p{L}))/iu,
  request:
    /^(?:merci de |peux-tu |pouvez-vous )?(?:dis|dites|donne|donnez|parle|parlez|liste|listez|montre|montrez|indiquez|décri)/iu,
  laterBeginnings:
    /(?: (?:et si oui|et|mais))? (?=(?:qu['’ ])?est[- ]ce qu|c['’ ](?:est|était) (?:quoi|où|quand|qui|combien)(?!\p{L})|(?:depuis quand|en quelle année|combien de \S+|quel(?:le)?s? \S+) (?:elle|il|est-ce|a-t|est-elle|est-il)(?!\p{L}))/giu,
};
