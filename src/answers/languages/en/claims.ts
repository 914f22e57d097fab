import type { ClaimPhrases } from '../claim-phrases';

/** Denies what follows. */
const not =
  "\\b(?:not|cannot|nothing|nobody|no|none|never|neither|nor|nowhere|\\w+n['’]t|(?:do|does|did|is|are|was|were|has|have|had|could)nt)\\b";
/** How words begin that tell what a text holds. */
const told =
  'mention|list|stat(?:e|ing)|appear|specif|includ|provid|inform|detail|sa(?:y|id)|cover|contain|indicat|show|giv(?:e|ing)|record|report|describ|explain|reveal|disclos|identif|noted|nam(?:e[ds]?\\b|ing)|known|clear|tell|told|evidence|trace|available|document|cv\\b|resume|profile';
/** Asks what a text may leave open of what it mentions. */
const asking = 'who\\w*|what|when|where|which|why|how';

export const claims: ClaimPhrases = {
  noClaim:
    /\b(?:would|could|might|may(?! \d| of \d)|maybe|perhaps|probably|presumably|possibly|likely|if|imagine|let me|let's|for me|to me|feel free|don'?t hesitate|happy to|glad to|please|thank|sorry|welcome to|hello|hi there|i hope|i recommend|i suggest|i think|i guess|i don'?t know|i do not know|i can ?no?t|i can'?t|i can only|i can tell|i can help|i(?: a|')m (?:just |only )?(?:an? )?(?:\w+(?: \w+['’]s|['’]s)? )?(?:ai|assistant|chatbot|bot|language model|virtual|digital|computer|machine|program)|i am (?:not|here|only|unable)|i'?m (?:not|here|only|unable)|as an ai|ask (?:me|him|her|them)|you (?:can|could|may|might|should) (?:\w+ )?(?:reach|contact|write|email|e-mail|call|ask|invite|get|find|download|drop|connect|see|send))\b|^(?:reach|contact|write|email|call|invite|drop|get in touch|why not|send|just ask|consider|for more (?:details|information|about|on))\b/,
  noDenial:
    /\bnot only\b|\bnot just\b|\bnot merely\b|\bno doubt\b|\bnot to mention\b|\bno less than\b|\bno fewer than\b|\bwhy not\b|\bnothing but\b|\bno problem\b|\bno wonder\b|\bnever stops?\b|\bno stranger to\b|\bnon-/g,
  denial:
    /\bnot\b|\bnever\b|\bno longer\b|n['’]?t\b(?<=\b(?:does|do|did|is|was|were|has|had|have|ca|could|wo|are)n['’]?t)|\bcannot\b|\bno\b(?=(?: \w+){0,3} (?:experience|knowledge|skills?|background|training|degree|education|qualifications?|certificat\w+|licen[cs]e|record|publications?|awards?|projects?|languages?|contact|phone|email|jobs?|work)\b)|\b(?:has|had|have|holds?|speaks?|knows?|with|is|was) (?:no|neither)\b|\black(?:s|ed|ing)?\b|\bwithout any\b|\bnone of\b|\bneither\b|\bout of the question\b|\b(?:refuses|rejects|rules out)\b/,
  noLonger: /\bno longer\b|\bnot (?:\w+ )?any ?more\b|n['’]t (?:\w+ ){0,3}any ?more\b/,
  absence: new RegExp(
    [
      `${not}.{0,70}\\b(?:${told}|reference to|come up|featur|figure[sd]?\\b|touch|go(?:es)? into|to be (?:seen|found)|among (?:his|her|the)\\b|word (?:on|about|of)|find\\b|found\\b)`,
      `\\b(?:cv|resume|profile)\\b.{0,40}(?:${not}|\\b(?:silent|quiet|skips?|lacks)\\b)`,
      `^\\W*(?:(?:by|for|from|in|at|of|since|with) )?(?:${asking}|whether)\\b[^,]*${not}`,
      `\\bthere(?:['’]?s| is| are| was| were) (?:no|nothing|none)\\b`,
      '\\b(?:missing|absent|omit(?:s|ted))\\b|\\b(?:left|leaves?) (?:\\w+ ){0,4}(?:out|open|blank|unsaid)\\b|\\bkeeps? quiet\\b|\\bin vain\\b|\\bnot a word\\b|\\b(?:cv|resume|profile) (?:fails to|stops short of)\\b',
      `\\bun(?:${told})`,
    ].join('|'),
  ),
  saying: new RegExp(
    `^(?:(?:un)?(?:${told})\\w*|\\w+thing|\\w+where|any\\w+|silent|quiet|open|among|come|keeps|featur\\w*|figures?|fails?|vain|seen|there|guess|nobody|find|found|could?nt|references?|word|hint|absent|missing|omit\\w*|page|parts?|section|stays?|left|leaves|goes)$`,
  ),
  asking: new RegExp(`\\b(?:${asking})\\b`),
  others: /\b(?:other|others|further|additional|else|more|another|beyond)\b/,
  fields: {
    level: /\b(?:levels?|how (?:well|good|fluent\w*))\b/g,
    name: /\b(?:names?|named|called)\b/g,
    who: /\b(?:who|whom|gave|issu\w+|award(?:ed|ing)|grant(?:ed|ing)|conferred|publishers?|published (?:it|them|by)|journal|magazine|bod(?:y|ies)|organi[sz](?:ations?|ers?|ed)|institutions?|authority|employers?|compan(?:y|ies)|firm|school|university|college)\b/g,
    when: /\b(?:when|(?:start|end) dates?|dates?|years?|came out|appeared|joined|started|began|ended|finished|left(?! (?:out|open|blank|unsaid))|took place|period)\b/g,
    where: /\b(?:where|city|town|(?<!\bt(?:ook|akes|aken) )places?|locations?|country|located|based)\b/g,
    duration: /\b(?:how long|length|duration|stay(?:ed)?|lasted)\b/g,
    grade: /\b(?:grades?|marks?|scores?|scored|result|class of hono\w+|gpa|points)\b/g,
    title: /\b(?:titles?|roles?|position|function|job title|subject|field|major|capacity)\b/g,
    count: /\b(?:numbers?|size|amount|cost|how (?:big|large|many|much))\b/g,
    why: /\b(?:why|reasons?|what (?=.{1,30} for\b)|purpose|grounds)\b/g,
  },
  time: {
    startBefore:
      /\b(?:since|from|as of|starting(?: in| from)?|beginning(?: in)?|began(?: in)?|started(?: in)?|joined(?: in)?|effective)(?: the)?(?: (?:early|late|mid|spring|summer|autumn|winter|end|beginning|start) ?(?:of|in)?)?[\s(-]*$/,
    begins: /\b(?:join|began|begin|start|became|took over|moved to|was hired|came to|enrol|founded|opened)/,
    finishes:
      /\b(?:graduat|finish|complet|left|earned|obtain|ended|stopped|concluded|quit|resigned|passed|gained (?:her|his|a|the))/,
    to: /^\s*(?:to|until|till|through|–|—|-|and|up to|\/)\s*(?:the )?(?:end of |early |late |mid[- ])?$/,
    years: /^[\s-]*(?:full |whole |consecutive |solid |good |long )*(?:years?|yrs?)\b/,
    months: /^[\s-]*(?:full |whole )*(?:months?)\b/,
    decades: /^[\s-]*decades?\b/,
    half: /^[\s-]*(?:and a half|½)|^\s*1\/2/,
    ones: [
      [
        '1',
        /(?<=\b(?:for|over|about|around|than|lasted|almost|nearly|roughly|spent|under|of|just|approximately) )(?:a|one)(?: full| whole)?(?= (?:year|month|decade)\b)|\b(?:a|one)(?= year,? and )/g,
      ],
    ],
    noLength: /\b(?:ago|old|every|per|each|a|within|within a|in the first|in the last|earlier|later|after)$/,
    about: /\b(?:about|around|roughly|approximately|some|circa|ca\.?|nearly|almost|close to|just)[\s~]*$/,
    more: /\b(?:more than|over|at least|upwards of|above|exceeding|a good|in excess of|beyond|well over|just over|slightly over|a little over)\s*$/,
    less: /\b(?:less than|under|below|fewer than|at most|up to|nearly|almost|just under|not quite|close to)\s*$/,
    notLength: /^(?:ago|old|earlier|later|before|per\b|a week)/,
    moreAfter: /^(?:or more|plus\b)/,
    lessAfter: /(?!)/,
    aboutAfter: /(?!)/,
  },
  order: {
    first:
      /\b(?:first (?:job|position|role|employer|post|work)|(?:started|began|launched) (?:\S+ )?career|career (?:started|began)|earliest|first worked)\b/,
    before:
      /\b(?:before|prior to|preceding)\s+(?:(?:joining|working (?:at|for)|moving to|going to|coming to|starting at|(?:his|her|their|the) (?:time|job|role|position|years) (?:at|with|for))\s+)?(?:the )?$/,
    after:
      /\b(?:after|following)\s+(?:(?:leaving|working (?:at|for)|studying at|graduating from|(?:his|her|their|the) (?:time|job|role|position|years|studies) (?:at|with|for))\s+)?(?:the )?$/,
    later:
      /\b(?:then|moved (?:on )?to|followed by|later|subsequently|afterwards|went on to|before (?:(?:he|she|they) )?(?:joining|joined|moving to|moved|going to|went|becoming|became|taking|took|starting|started))\b/,
  },
  slots: {
    skills:
      /\b(?:skilled (?:in|with|at)|skills (?:in|include|are|with)|proficient (?:in|with|at)|proficiency (?:in|with)|experience (?:in|with|using|of)|experienced (?:in|with)|expertise (?:in|with|includes?)|expert (?:in|at|with)|familiar with|familiarity with|knowledge of|knows?|knowledgeable (?:in|about)|uses?|used|using|works? with|worked with|working with|trained (?:in|on)|training in|specialis\w+ in|specializ\w+ in|competent (?:in|with)|fluent in|certified (?:in|as)|background in|well[- ]versed in|masters|mastery of|good at|strong in|versed in|tools? (?:like|such as|include)|technologies (?:like|such as|include)|hands-on with|qualified in|interested in|hobbies (?:include|are)|enjoys|degree in|diploma in|bachelor in|master in|phd in|doctorate in|studied|graduated in|majored in|hnd in|certificate in)\b/g,
    title:
      /\b(?:(?:as|is|was|become|became|been|being|remains|he['’]s|she['’]s)(?: (?:already|now|currently|still|then|once|also))?(?: (?:an?|the|(?:their|the \w+['’]s|its) (?:first|new)?))?|(?:position|role|post|title|job) of|promoted to)\s+$/,
    profession:
      /^(?:senior|junior|lead|head|chief|deputy|vice|principal|interim|acting|assistant|associate|director|manager|supervisor|matron|owner|founder|partner|president|ceo|cto|cfo|coo|professor|chair|foreman|captain|treasurer|secretary|boss|chef|cook|nurse|judge|coach|pilot|[a-z]{3,}(?:ologist|ician|eer|ist|man|woman|maker|keeper)|(?:teach|train|lectur|design|develop|program|engine|manag|research|plann|carpent|join|weld|driv|bak|butch|paint|labour|labor|lawy|report|photograph|writ|account|translat|interpret|barrist|solicit|plumb|butl|bank|brok|buy|sell|deal|publish|mill|till|min|bookkeep|shopkeep|gardn|garden|farm|fish|hairdress|cater|consult|command|offic|paramedic)(?:er|or|eer|ant)|(?:direct|edit|auth|instruct|act|doct|audit|administrat|coordinat|supervis|narrat|curat|conduct|invest|contract|mentor|tut|profess|animat|operat|translat|investigat|mediat|surve[y]|sail)(?:or|er)|accountant|consultant|attendant|pharmacist|physician|surgeon|architect|attorney|notary|analyst|midwife|clerk|sommelier|barista|waiter|waitress|mechanic|technician|electrician|plumber|apprentice|trainee|intern)$/,
    joinsTitle: 'of|and|for|the|to|in',
    endsTitle: 'at|for|in|with|of|from|since|who|where|and',
    endsCapitalTitle: 'at|since|who|where',
    listed: 'and|or|as well as|including|such as|like|plus',
  },
  degrees: {
    doctorate: /\bdoctorate\b|\bdoctoral degree\b/,
    master:
      /\bmaster['’]s?(?![a-z])|\bmasters\b(?= (?:degree|in|of|from))|\bmaster (?:of|in|degree)\b|\bmaster\b(?= (?:\S+ ){0,3}(?:at|in))|\b(?:a|his|her) ?master\b(?! (?:craft|carp|elec|joiner|class|builder|chef|plumb|baker|mason))/,
    bachelor: /\bundergraduate degree\b/,
    held: /\b(?:has|holds|earned|obtained|completed|finished|received|graduated)\b/,
  },
  nextClause: /\band (?:she|he|they)\b/,
  there:
    /\bthere\b(?! (?:is|are|was|were|have|has)\b)|\b(?:in|during|at|for) (?:this|that) (?:job|role|post|position|time|point|company|firm|employer|place)\b/,
  but: 'but|although',
  abbreviations:
    'mr|mrs|ms|inc|ltd|co|corp|approx|vs|no|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|e\\.g|i\\.e|u\\.s|u\\.k',
  owner: /\b(?:she|he|they|her|his|him|their|hers)\b/,
  privateLife:
    /\b(?:brothers?|sisters?|wife|husband|spouse|married|divorced|twins?|sons?|daughters?|mother(?!['’]?s? (?:tongue|and))|father|parents|born|birthday|grew up|childhood|religio\w+|salary|earns?|vegetarian|vegan)\b/,
  common:
    'talented skilled experienced dedicated passionate qualified seasoned excellent versatile creative accomplished motivated driven reliable successful enthusiastic committed competent capable gifted true real born proud cv resume career bachelor bachelors master masters phd doctorate degree team teams company companies professional currently background expertise focus focuses focused additionally furthermore moreover overall various including such well known key strong strengths based role roles position positions throughout across both while during his her their responsibilities responsible though although too either instead yet again otherwise especially particularly mainly mostly gpa grade grades average',
};
