import type { TimeWords } from '../../time/time-words';

export const times: TimeWords = {
  seasons: { spring: 'printemps', summer: 'ete', autumn: 'automne', winter: 'hiver' },
  parts: {
    early: 'debut|au debut de|le debut de',
    mid: 'mi|milieu|au milieu de|courant',
    late: 'fin|a la fin de|la fin de',
  },
  joins: 'de|en|l|annee|d',
  inside: /\b(?:en|durant)\s*$/,
  thisYear: 'cette annee',
  lastYear: 'l an dernier|l annee derniere|l an passe|l annee passee|an dernier|annee derniere',
  lastYears: /\b(\w+) (?:dernieres annees|derniers ans)\b|\bdernieres (\w+) annees\b/,
  lastMonths: /\b(\w+) derniers mois\b/,
  yearsAgo: /\b(?:il y a|y a|ya) (\w+) ans?\b/,
  decade: /\bannees ((?:19|20)?\d0)\b/,
  units:
    'fini|finie|termine|terminee|commence|debute|quitte|quittee|arrete|arretee|an|ans|annee|annees|mois|semaine|semaines|jour|jours|temps|moment|date|epoque|longtemps|duree',
  long: 'long|longue|longtemps|duree|dure|plus de temps|plus annees',
  short: 'court|courte|moins longtemps|moins de temps|bref',
  later: 'plus tard|plus recent|plus recente|plus recemment',
  old: 'quel age|de quand date|combien de temps date|date de quand',
  selfEmployed:
    'son entreprise|son cabinet|son studio|sa boite|son affaire|son atelier|independant|independante|a son compte|a mon compte|auto entrepreneur|auto entrepreneuse|autoentrepreneur|autoentrepreneuse|freelance|free lance|liberal|en liberal|propre patron|propre patronne|propre entreprise|propre cabinet|propre boite|propre studio',
};
