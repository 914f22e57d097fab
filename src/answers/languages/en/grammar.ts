import type { Grammar } from '../grammar';

export const grammar: Grammar = {
  predicates: {
    worked:
      /\bwork(?:ed|s|ing)?\b|\bemployed\b|\bjobs?\b|\bemployees?\b|\bemployers?\b|\binterned\b|\bon (?:the )?staff\b|\b(?:is|was) (?:he|she|they) (?:still |now |currently )?(?:with|at)\b/,
    studied:
      /\bstud(?:y|ied|ies|ying|ent)\b|\bgraduat\w*|\bdegrees?\b|\buniversity\b|\bschool\b|\bcollege\b|\bdiplomas?\b|\bmajor(?:ed)?\b|\balum\w+/,
    certified:
      /\bcertifi\w+|\b(?:is|was|been) (?:\w+ )?trained\b|\blicen[cs]\w+|\bqualifi\w+|\baccredit\w+|\bcerts?\b|\bexams?\b/,
    lives:
      /(?<!\b(?:go|goes|going|went|gone)[ -])\blive[sd]?\b|\bliving in\b|\bgr[eo]w up\b|\bmoved to\b|\bbased in\b|\bresid(?:es?|ed|ing|ence)\b/,
    speaks:
      /\bspeaks?\b(?! (?:at|to|about|in public))|\bspoken\b(?! (?:at|to|about|in public))|\bfluent\w*\b|\bunderstands?\b|\b(?:level|her|his|knows?|in|any|some|good) (?:of )?(?=\w+(?:ish|ese|ian|man|nch|tch|bic|ench)\b)/,
    led: /\bmanag(?:e|ed|es|ing)\b|\bled\b|\blead(?:s|ing)?\b|\bsupervis\w+|\bhead(?:s|ed|ing)\b|\bin charge\b|(?:^|[,;(] ?|\b(?:and|to|who|also|now|he|she|i|they|has|ever|(?:does|did|has|is) \w+) )r[au]n(?:s|ning)?\b|\boversee\w*|\boversaw\b|\bdirect(?:s|ed|ing|or)\b|\bhead (?:of|chef|nurse|teacher)\b/,
    taught:
      /\btaught\b(?! (?:me|us|myself)\b)|\bteach(?:es|ing|er|ers)?\b|\btrain(?:s|ing|er)?\b|(?<!\b(?:[Ii]s|[Ww]as|been) (?:\w+ )?)\btrained\b|\btutor\w*|\binstruct\w*|\blectur\w*|\bcoach(?:es|ed|ing)?\b|\bmentor\w*|\bonboard(?:ed|s|ing)\b/,
    won: /\bwon\b|\bwin(?:s|ning|ner)?\b|\bawards?\b|\bawarded\b|\bprizes?\b|\breceived\b|\bhonou?red\b/,
    published:
      /\bpublish\w*|\bpublications?\b|\bwrote\b|\bwritten\b|\bwrites?\b|\bwriting\b|\bauthor\w*|\bpapers?\b|\barticles?\b|\bbooks?\b/,
    volunteered: /\bvolunt\w+|\bcharit\w+|\bunpaid\b/,
    made: /\bbuil[dt](?:s|ing)?\b|\bcreat\w+|\bdesign(?:s|ed|ing)?\b|\bdevelop(?:s|ed|ing)?\b|\bset up\b|\bproduc(?:e|ed|es|ing)\b/,
    owned:
      /\bown (?:\w+ )?(?:business|company|firm|shop|studio|practice)\b|(?<!\b(?:her|his|their|its|my|your) )\bown\b|\bowns\b|\bowned\b|\bowner\b|\bfound(?:ed|er)\b|\bself-employed\b|\bfreelanc\w+/,
    likes:
      /\bhobb\w+|\binterests?\b|\bfree time\b|\bspare time\b|\blikes?\b|\benjoys?\b|\bplays?\b|\bplaying\b|\bpassions?\b/,
  },
  qualifiers: {
    never: /\bnever\b|\bnothing\b/,
    only: /\bonly\b|\bsolely\b|\bexclusively\b|\bjust\b(?= (?:in|at|for|one))/,
    all: /\bentire|\bwhole\b|\bevery\b(?!thing|one|body| day)|\balways\b|\bmost of\b|\ball (?:of )?(?:his|her|the|these|those)\b|\bsince the beginning\b/,
    alone: /\balone\b|\bsingle[- ]?handed|\bby (?:her|him)self\b|\bon (?:her|his) own\b/,
    together:
      /\bwith (?:some|any)(?:one|body)(?: else)?\b|\bwith (?:an?other|others?|colleagues?|a colleague|a partner)\b|\btogether\b|\bjointly\b|\bco-\p{L}+|\bshared with\b/u,
    outside: /\boutside(?: of)?\b/,
    'full-time': /\bfull[- ]?time\b|\bpermanent/,
    'part-time': /\bpart[- ]?time\b/,
    tertiary: /\buniversity\b|\bpolytechnic\b|\bcollege of\b|\bdegrees?\b/,
    finished: /\bfinish|\bcomplet(?:e|ed|ing)\b|\bgraduated\b|(?<!\bfor (?:a|her|his) )\bdegree\b/,
    'with-honours': /\bhonou?rs\b|\bdistinction\b|\bcum laude\b/,
    several: /\bseveral\b(?! times)|\bmultiple\b(?! times)|\bvarious\b|\bnumerous\b/,
    'several-times': /\bmore than once\b|\bmultiple times\b|\bseveral times\b|\btwice\b/,
    valid: /\bvalid\b|\bup to date\b/,
    current:
      /\bstill\b|\bcurrently\b|\bpresently\b|\bnowadays\b|\bright now\b|\bat the moment\b|\btoday\b|\bdoes \w+ (?:work(?! (?:with|on)\b)|lead|manage|run|head|supervise|volunteer)\b|\bis \w+ (?:working|leading|managing|running|volunteering)\b/,
    'first-place': /\bfirst (?:place|prize)\b|\bgold\b|\bchampion/,
    would:
      /\bwould\b|\bwilling\b|\bwants? to\b|\blook(?:ing)? for\b|\bnext step\b|\bplan(?:s|ning)? to\b|\bneeds?\b|\brequires?\b/,
  },
  light:
    /^(?:experience[ds]?|experiences|background|know\w*|use[ds]?|using|way|round|hand|hands-on|proof|proven|ability|able|skill\w*|good|familiar|expert\w*|proficien\w*|competent|comfortable|anything|something|anyone|anybody|someone|people|person|ever|ones?|kind|type|real|actual\w*|formal\w*|professional\w*|personal\w*|past|career|role|position|post|company|firm|organi[sz]ation|employer|field|area|sector|industry|trade|business|team|staff|handle|deal|deals|dealt|involve[ds]?|participat\w*|took|taken|taking|part|gave|given|done|carried|place|city|town|country|language|languages|cv|resume|hold|holds|held|got|gained|spent|afternoon|hello|wonder\w*|wondering|possibly|prior|previous\w*|speakers?|herself|himself|exactly|certain|particular\w*|look\w*)$/,
  operates: /^(?:operat(?:e[sd]?|ing)|driv(?:es?|en|ing)|drove|rid(?:es?|den|ing)|program(?:me)?s?)$/,
  asksTitle:
    /^\W*(?:is|was) (?:he|she|they|\p{L}+) (?:(?:really|actually|still|now) )*\p{L}+\W*$|^\W*ha[sd] (?:he|she|they|\p{L}+) (?:ever )?been (?!abroad\b|\p{L}+(?:ed|ing)\b)\p{L}+\W*$|\b(?:is|was|come|comes|came) (?:(?:he|she|they|\p{L}+) )?(?:originally )?from\b|(?:\b(?:is|was|isn'?t|wasn'?t) (?:he|she|they|\p{L}+) (?:(?:ever|also|really|actually|still|now|currently|once|not) )*|\bbeen )(?:an? |the )(?!lot|bit|good|great|fan|big|quick|fast|strong|native|team player)|\bas (?:an?|the) \p{L}/u,
  lesser:
    /\bassist\w*|\bdeputy\b|\bjunior\b|\bvice\b|\bco-?\b|\bsub-?|\binterns?\b|\btrainee\b|\bapprentice\b|\bstudent\b|\bto the\b|\bassociate\b|\baide\b|\bhelper\b/,
  unreal:
    /\bnext step\b|\blooking (?:for|to)\b|\bwould like\b|\bwants? to\b|\bhope to\b|\baims? (?:at|to)\b|\bwithout\b|\bno longer\b|\bnever\b|\bnot\b|\bdidn'?t\b|\bdoesn'?t\b|\bnone\b|\bno\b|\bexpired\b|\blapsed\b|\bunfinished\b|\bplanned\b|\bin preparation\b|\bassist(?:ed|ing|s|ant)?\b|\breport(?:ed|ing)? to\b|\bled by\b|\bon behalf of\b|\bfinalist\b|\bnominated\b|\brunner-up\b|\b(?:second|third|2nd|3rd) (?:place|prize)\b|\bshortlisted\b|\bhonou?rable mention\b|\bnon\b|\b(?:gave|given|giving) up\b|\bstopp(?:ed|ing)\b|\bceased\b|\babandon\w*|\bphas(?:ed|ing) out\b|\breplac\w+ .*\b(?:with|by)\b|\b(?:al)?though\b|\bleft (?:when|because|after|as)\b|\bturn(?:ed|ing) down\b|\b(?:declin|refus)(?:ed|ing)\b|\bmy (?:brother|sister|husband|wife|partner|father|mother|friend|colleague|boss|predecessor|successor)s? \w+/,
  ofThePast: /\bever\b|\b(?:has|have|did|was|were)\b|\bused to\b/,
  team: /\b(?:team|staff|people|colleagues|employees|crew|reports|workforce|department|unit)s?\b(?!['’]s)/,
  agents: /(?:er|or|ist|ian|ee|ant|ent|man|men|nurse|apprentice|midwive)s?\b/,
  denies: /\bnot\b|\bnever\b|\bno\b(?! longer)|\bnone\b|\bwithout\b|n't\b/,
  without: / without /,
  beneficiary: / for /,
  beforeNameOfSchool: /\b(?:university|college|school|institute) of (?:the )?$/,
  beforeEmployer: /\b(?:at|for|with)\s*$/,
  beforeWorkplace: /\b(?:in|at|for|by|as) (?:an? |the )?(?:\p{L}+ )?$/u,
  beforeNationality: /\b(?:is|was) (?!(?:her|his|their|your) )\p{L}+ (?:an? )?$/u,
  employs: /\b(?:at|for|by) @/,
  workplace: /(?!)/,
  book: /\bbooks?\b/,
  statedTime:
    /\b(?:since|from) (?:19|20)\d\d\b|([\p{L}\d–-]+)(?:\+| plus| or more)? (?:(?:full|whole|long) )?years?\b(?! old| ago)/u,
  ends: /\b(?:until|till|up to) (?:\p{L}+ )?(?:19|20)\d\d\b/u,
  atLeast: /\bmore than\b|\bover\b|\bat least\b/,
  lengthOfTime: /\b(?:years?|months?)\b/,
};
