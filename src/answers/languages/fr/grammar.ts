import type { Grammar } from '../grammar';

export const grammar: Grammar = {
  predicates: {
    worked:
      /\btravail\w*|\bbosse\w*|\bemploy\w+|\bemplois?\b|\bpostes?\b|\bsalariee?\b|\b(?:ete|est|etait) embauchee?\b|\bexerce\w*/,
    studied: /\betudi\w+|\betudes?\b|\bdiplom\w+|\buniversit\w+|\becoles?\b|\bformation\b|\bfac\b/,
    certified:
      /\bcertifi\w+|\b(?:est|ete|etait)[- ](?:\w+[- ])?formee?s?\b|\bpermis\b|\bhabilit\w+|\bbrevet\w*|\bqualifi\w+|\bagre\w+|\bexamens?\b/,
    lives:
      /\bhabit(?:e|es|er|ait|aient|ent|ant|ants|ation)\b|\bvit (?:a|en|au)\b|\bvecu\b|\bgrandi\b|\breside(?:r|nce)?\b|\bdomicil\w+|\bbasee? (?:a|en)\b/,
    speaks:
      /\bparl(?:e|er|ait|es|ez|ent)\b|\bcouramment\b|\bmaitrise\b|\bcomprend\b|\bniveau\b|\bson (?:anglais|allemand|espagnol|francais|japonais|italien|arabe|neerlandais)|\ben (?:anglais|allemand|espagnol|francais|japonais|italien|arabe|neerlandais)/,
    led: /\bdirig\w+|\bsous (?:ses|sa|son) (?:ordres|responsabilite|direction)\b|\bencadr\w+|\bger(?:e|er|ait|ee?|ant)\b|\bmanag\w+|\bpilot\w+|\bresponsab\w+|\bchapeaut\w+|\bdirection\b|\bdirect(?:eur|rice)\b|\bcheff?e?\b|\bsupervis\w+|\bmen(?:e|er)\b|\banim(?:e|er|ait|ee?)\b/,
    taught:
      /\benseign\w+|\bprof\b|\bprofesseure?\b|(?<!\b(?:[Ee]st|ete|.tait)[- ](?:\w+[- ])?)\bform(?:e|er|ait|ees?|es|ateur|atrice)\b|\bcours\b|\bdonn\w+ des formations?\b|\bintervenante?\b|\btut(?:eur|rice|orat)\b|\bformation de\b/,
    won: /\bgagn\w+|\bremport\w+|\blaureat\w*|(?<!\baux )\bprix\b|\brecu\b|\brecompens\w*|\bdistinction\w*|\bobtenu\b/,
    published: /\bpubli\w+|\becri\w+|\bauteure?\b|\bautrice\b|\blivres?\b|\barticles?\b|\bred(?:ig|act)\w+/,
    volunteered: /\bbenevol\w+|\bassociati\w+/,
    made: /\bcre(?:e|er|ee|ees|es|ation|ations)\b|\bcon(?:cu|coit|ception|struit|struire|struction)\b|\bdevelopp\w+|\brealis\w+|\bfabriqu\w+|\bmise? en place\b/,
    owned:
      /\bfond(?:e|ee|ateur|atrice)\b|\bproprietaire\b|\bindependante?\b|\ba son compte\b|\bpatronn?e?\b|\bpropre (?:\w+ )?(?:entreprise|boite|societe|cabinet|restaurant|atelier|agence|bureau|studio|boutique|salon|garage)\b|\bson entreprise\b/,
    likes: /\bloisirs?\b|\baime\b|\bpassion\w*|\bhobb\w+|\bjoue\w*|\bpratique\w*|\btemps libre\b/,
  },
  qualifiers: {
    never: /\brien\b/,
    only: /\buniquement\b|\bseulement\b|\bexclusivement\b|\bque\b(?= (?:du|de la|en|a|chez) \p{L}+ ?\?)/u,
    all: /\bentier|\btoutes? (?:la|les|sa|ses)\b|\btous (?:les|ses)\b|\bla plupart\b|\btoujours ete\b/,
    alone: /\bseule?\b|\b(?:elle|lui)-meme\b/,
    together:
      /\bavec (?:quelqu'?un|quelqu’un|d'?autres|d’autres|une? collegues?|une? autre)\b|\bensemble\b|\ba deux\b|\bco-\p{L}+|\bpartage\w* avec\b/u,
    outside: /\b(?:hors|en dehors) d(?:e|u|es)?\b/,
    'full-time': /\b(?:a )?(?:temps plein|plein temps|temps complet)\b|\bcdi\b/,
    'part-time': /\btemps partiel\b|\bmi-temps\b/,
    tertiary:
      /\buniversit\w+|\becole (?:superieure|normale|polytechnique|nationale)\b|\bfaculte\b|\bgrande ecole\b|\bfac\b|\blicence\b/,
    finished: /\btermin[eo]|\bacheve|\bfini[est]?\b|\bdiplome universitaire/,
    'with-honours': /\bavec mention\b|\bfelicitations\b/,
    several: /\bplusieurs\b(?! fois)|\bdifferent[es]+\b|\bnombreu(?:x|ses)\b/,
    'several-times': /\bplusieurs fois\b|\bdeux fois\b/,
    valid: /\bvalable|\bvalide\b|\ba jour\b/,
    current:
      /\bencore\b|\btoujours\b|\bactuellement\b|\ben ce moment\b|\baujourd'?hui\b|\b(?:travaille|bosse|dirige|encadre|gere)-t-(?:elle|il)\b|\best-ce qu'(?:elle|il) (?:travaille|dirige|encadre|gere)\b/,
    'first-place': /\bpremier prix\b|\bpremiere place\b|\bmedaille d'or\b/,
    would:
      /\bvoudrait\b|\baimerait\b|\bserait\b|\bprete? a\b|\bsouhaite\b|\b(?:re)?cherche\b|\bv(?:eut|eux)\b|\bbesoin\b/,
  },
  light:
    /^(?:tenir|habituee?|experiences?|connai\w*|connaissances?|sait|savoir|utilis\w*|competen\w*|notions?|bases?|domaine|secteur|milieu|monde|metier|entreprise|societe|boite|cabinet|equipe|personnes?|gens|deja|affaire|eu|passee?|poste|role|fonction|pays|ville|langues?|cv|bonjour|possede|dispose|capable|formelle?\w*|professionnel\w*|vraiment|reelle\w*|chose|type|genre|fai(?:re|t|sait)|effectue\w*|particip\w*|donnee?|pris|part|titre|niveau|carriere|jour|ancienn?e?)$/,
  operates: /^(?:condui(?:re|t|sait)|pilot(?:er?|ait)|manie[r]?|programme[r]?)$/,
  asksTitle:
    /(?:(?:\best|\betait)-(?:elle|il)|\ba-t-(?:elle|il) (?:deja )?ete|^\W*(?:elle|il) (?:est|etait|a (?:deja )?ete)) (?:(?:une?|deja|aussi|vraiment|toujours|encore) )*\p{L}{4,} ?(?:\?|$)|(?:\best|\betait)-(?:elle|il) (?:une?|le|la) \p{L}|\bvient-(?:elle|il) d|\boriginaire\b|(?:\best|\betait|\ba ete|\ba deja ete|\bete)(?:-(?:elle|il))?(?: (?:une?|la|le|deja|aussi|vraiment|bien|toujours|encore|actuellement))* \p{L}*(?:eure?|euse|iere?|iers?|iste|trice|ienne|ien|cheffe?|chef|aire|ecte|ogue|ede|ecin|avocate?|juge|notaire|gerante?|dirigeante?|associee?|assistante?)\b|\bcomme \p{L}|\ben tant que\b/u,
  lesser:
    /\bassistante?\b|\badjointe?\b|\bsous\b|\bvice\b|\bjunior\b|\bstagiaire\b|\bapprentie?\b|\baide\b|\bco\b|\bcommis\b|\bdemi\b|\balternante?\b|\baupres d[eu]\b|\betudiante?\b|\bsecond[e]?\b/,
  unreal:
    /\brecherche (?:un|une|des|mon)\b|\bsouhait\w*|\bj'?aimerais\b|\bcherche\b|\bsans\b|\bne\b|\bn'(?=\p{L})|\bpas\b|\bjamais\b|\baucune?\b|\bnon\b|\bexpiree?\b|\bperimee?\b|\binacheve\w*|\bprevue?\b|\ben preparation\b|\bassist(?:e|er|ance|ante?)\b|\bsous la direction\b|\bsous la responsabilite\b|\bpour le compte\b|\bfinaliste\b|\bnommee?\b|\baupres d[eu]\b|\b(?:deuxieme|second|troisieme|2e|3e) (?:prix|place)\b|\babandonn\w*|\brenonc\w*|\bcess(?:e|er|ation)\b|\bremplac\w* .*\bpar\b|\bbien que\b|\bquoique\b|\bquitte\b|\brefus(?:e|ee|er|ait)\b|\bdecline\b|\b(?:mon|ma|mes) (?:frere|s.ur|mari|femme|compagn\w+|pere|mere|amie?|collegues?|chef|predecesseur)s? \p{L}+/u,
  ofThePast:
    /\b(?:a|ont)(?:-t)?-(?:elle|il)s? (?:deja |jamais )?(?!(?:un|l|c|d)\p{L}{0,3}\b)\p{L}+(?:e|i|u|is|it)\b|\b(?:viv|habit|travaill|et)ait\b|\bdeja\b/u,
  team: /\b(?:equipes?|personnes?|personnel|collaborat\w+|salaries?|collegues|agents|gens|service|brigade|effectif)\b/,
  agents: /(?:eur|euse|ier|iere|iste|ien|ienne|ant|ante|ent|apprenti|commis|cadre|stagiaire)s?\b/,
  denies: /\b(?:ne|n)\b.{1,20}\bpas\b|\bpas d[e']|\bjamais\b|\baucune?\b|\bsans\b/,
  without: / sans /,
  beneficiary: / pour /,
  beforeNameOfSchool: /\b(?:universite|ecole|institut) (?:de |d['’])$/,
  beforeEmployer: /(?:\bchez|\bpour|\ba la|\ba|\bau|\bde chez)\s*$/,
  beforeWorkplace:
    /\b(?:dans|chez|pour|par|a|au|en) (?:une? |l[ae] |l'|[dl]es )?(?:\p{L}+ (?:de |d'|du |des )?)?$/u,
  beforeNationality: /(?:est|etait)(?:-(?:elle|il))? (?:une? )?$/,
  employs: /\b(?:chez|pour|par) @/,
  workplace: /(?!)/,
  book: /\blivres?\b/,
  statedTime: /\bdepuis (?:19|20)\d\d\b|([\p{L}\d–-]+)\+? (?:ans?|annees?)\b/u,
  ends: /\bjusqu['’]?(?:en|a|au) (?:\p{L}+ )?(?:19|20)\d\d\b/u,
  atLeast: /\bplus (?:de|d')\b|\bau moins\b/,
  lengthOfTime: /\b(?:ans?|annees?|mois)\b/,
};
