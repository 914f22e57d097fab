import type { Lexicon } from '../lexicon';
import { ofEach } from '../pack-parts';
import { sections } from './sections';
import { speech } from './speech';
import { times } from './times';

export const lexicon: Lexicon = {
  times,
  speech,
  frame:
    'qualified|trained|certified|proper|qualify|a|about|above|actually|again|ah|all|also|am|an|and|any|anybody|anyone|anything|anyway|are|around|as|ask|asked|asking|at|away|back|based|basically|be|been|before|being|best|better|between|bit|both|boss|but|by|call|can|candidate|come|comes|could|currently|cv|day|days|did|do|does|doing|done|during|each|else|employed|er|etc|even|ever|every|everything|exactly|experience|experienced|experiences|expertise|familiar|far|few|find|first|for|from|get|gets|getting|give|given|go|going|gonna|good|got|great|had|hand|handle|handled|happen|happened|has|have|having|he|hear|heard|hello|help|her|here|hers|herself|hey|hi|him|himself|his|how|hum|i|if|in|information|interested|into|is|it|its|job|jobs|just|kind|kinda|know|knowing|knowledge|known|knows|last|lately|least|less|let|level|like|list|listed|little|long|look|looking|lot|lots|made|make|makes|many|may|maybe|me|mean|mention|mentioned|mentions|might|month|months|more|most|much|must|my|name|named|need|needed|needs|never|no|not|now|of|off|oh|ok|okay|on|once|one|ones|only|or|other|others|our|out|over|own|particular|past|people|perhaps|person|please|pls|point|possibly|present|pretty|previously|profile|proficient|prior|question|quick|quickly|quite|rather|read|really|recent|recently|regarding|resume|right|said|same|saw|say|says|see|seem|seems|seen|share|she|should|show|side|since|so|some|somebody|someone|something|sometimes|somewhere|sort|specific|specifically|spend|spent|start|started|still|stuff|such|sure|take|taken|talk|team|tell|than|thank|thanks|that|thats|the|their|theirs|them|then|there|these|they|thing|things|think|this|those|through|till|time|times|to|today|together|too|trying|u|um|under|until|up|upon|ur|us|use|used|user|uses|using|usually|very|via|wanna|want|wanted|wants|was|way|we|well|went|were|what|whatever|whats|when|where|whether|which|while|who|whom|whos|whose|why|will|with|within|without|wonder|wondering|work|worked|working|works|would|wow|year|years|yep|yes|yet|you|your|yours',
  beforeName: 'at|for|with|in|of|on|about|from|by|near|into|using',
  verbContext: {
    subject: /(?:^|[^\p{L}])(?:she|he|they|you|we|i|who|to|ever|also|never|actually|not) $/u,
  },
  participles: /(?!)/,
  languageEnding: /(?!)/,
  honorific: /(?<![\p{L}\p{N}])(?:Mrs?|Ms|Miss)\.?\s+(?=\p{Lu})/gu,
  between: ['than|as', 'before|after', 'and'],
  asks: {
    more: /\b(?:what|which|who|whose|where|when|why|how|tell me|list|show)\b/,
    yesNo:
      /\?|\b(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|isn'?t|doesn'?t|didn'?t|hasn'?t|ever|any)\b/,
    beginsWithVerb:
      /^(?:(?:and|so|but|hi|hello|hey|ok|oh)\W+)*(?:do|does|dose|did|is|are|was|were|has|have|had|can|could|will|would|isn'?t|doesn'?t|didn'?t|hasn'?t|wasn'?t|can'?t) (?!you\b|u\b|i\b|we\b|there\b)/,
    number:
      /\bhow (?:often|big|large|high|far|full|old)\b|\bwhat (?:budget|size|percentage|share|score|grade)\b/,
    whoIs:
      /^(?:and |so |but )?(?:who(?: is|'?s| are) (?:s?he|they|this|that|this (?:wo)?man|this person)(?: then| exactly)?|(?:(?:can|could) you |please )*(?:tell|talk to) me (?:(?:something|a (?:little )?bit|a little|briefly|all) )?about (?:her|him|this person)(?: please)?)$/,
    privateMatter:
      /\b(?:(?:is|was) (?:s?he|\{name\})|has (?:s?he|\{name\}) (?:ever )?been) (?:\p{L}+ )?(?:ill|sick|healthy|pregnant|disabled|depressed|married|single|divorced|widowed|gay|lesbian|religious|christian|muslim|jewish|mother|father|mum|mom|dad|tall|short|big|small|fat|slim|thin|pretty|beautiful|handsome|good[- ]looking|ugly|bald|blonde?|rich|wealthy|poor|adopted|arrested|convicted|on medication)$|\bhow (?:tall|heavy) (?:is|was)\b|\blooks? like$|\b(?:her|his|\{name\}(?:'?s)?) blood (?:type|group)\b|\bwhat caste\b|\b(?:do|does|did|is|are|was|were) (?:her|his) (?:parents|mother|father|husband|wife|brothers?|sisters?|siblings|kids|children)(?= (?:alive|dead|do|from|like|live|work)\b|$)|\b(?:does|did) s?he (?:drink|smoke|pray|weigh|vote(?: for)?)$/u,
    needs:
      /^(?:hi|hello|hey)?[ ,!]*(?:(?:we|i|they)(?: are| am|['’]re|['’]m)? (?:need|want|looking for|after|searching for|hiring|seeking)|(?:looking for|seeking|searching for|hiring) an?\b)\b/,
    fits: /\b(?:fits?|suit(?:s|ed|able)?|match(?:es)?|qualified|right (?:person|one|for)|good (?:candidate|for))\b/,
    denies: /(?!)/,
  },
  modifiers: {
    count: 'how many|number of|count of|how much',
    first: 'first|older|earliest|oldest|very beginning|start out|started out|began|begin|initial',
    last: 'last|newer|latest|most recent|newest|most recently',
    longest: 'longest|most time|most years',
    shortest: 'shortest|least time|briefest',
    second: 'second|2nd|the other one|other one',
    third: 'third|3rd',
    before: 'before|prior to|earlier than|previous to|preceding|up to',
    after: 'after|following|later than|afterwards|subsequent to',
    since: 'since|from',
    until: 'until|till',
    between: 'between',
    not: 'not|never|no|dont|doesnt|didnt|isnt|hasnt|havent|wasnt|werent|arent|hadnt|couldnt|cant|cannot|without|lack|lacks|lacking',
    except:
      'outside|besides|apart from|aside from|other than|except|except for|excluding|in addition to|on top of|beyond',
    more: 'more|longer|shorter|better|stronger|rather|most|bigger|prefer|versus|vs|compared|compare',
    earlier: 'earlier|sooner|came first|come first|first',
    or: 'or|versus|vs',
    anaphor:
      'there|that|it|this one|that one|this job|that job|this company|that company|this role|that role|this position|that position|the company|this place|that place|the same|the first one|the former|the latter|this|those|these|them',
    both: 'both|the two|each of them|either',
    now: 'now|currently|today|at present|present|these days|right now|at the moment|nowadays|current',
    abroad:
      'abroad|overseas|foreign country|foreign countries|another country|other countries|internationally',
    pandemic: 'pandemic|covid|corona|lockdown|coronavirus',
    duration:
      'how long|how many years|how many months|how much time|years of|number of years|duration|length of time|length of|for how long',
    when: 'when|what year|which year|what date|which date|since when|what years|which years|what dates|dates',
    where:
      'where|which company|what company|which job|at which|which employer|which place|which country|what country|which city|what city|which town|what town',
    who: 'who|whom',
    why: 'why|reason|reasons|how come',
  },
  degrees: {
    school:
      'high school|secondary school|school diploma|baccalaureate|abitur|a levels|school leaving|ged|matura',
    vocational:
      'apprenticeship|vocational|vocational training|trade school|journeyman|master craftsman|associate degree|diploma|certificate of apprenticeship',
    bachelor: 'bachelor|bachelors|bachelor s|bsc|ba|b sc|b a|undergraduate|undergraduate degree|beng|llb|bba',
    master:
      'master|masters|master s|msc|ma|m sc|m a|meng|mba|postgraduate|graduate degree|llm degree|m eng|magister|diplom',
    doctorate: 'phd|ph d|doctorate|doctoral|doctor|dphil|doctoral degree|thesis',
  },
  classes: {
    'programming-language':
      'programming language|programming languages|coding language|coding languages|computer language|computer languages|languages code|program in|code in|coding|programming|code',
    framework: 'framework|frameworks|library|libraries',
    database: 'database|databases|data store|data stores|db|dbs',
    cloud: 'cloud|clouds|cloud platform|cloud platforms|cloud provider|cloud providers|infrastructure|devops',
    'operating-system': 'operating system|operating systems',
    tool: 'tool|tools|tooling',
    'design-software': 'design software|design tool|design tools|graphics software|cad|cad software',
    'office-software': 'office software|office suite|office tools|spreadsheet|spreadsheets',
    'machine-learning': 'machine learning tools|ai tools|ml tools|ml libraries|ai frameworks',
    web: 'web technologies|web technology|frontend|front end|web stack|web skills',
    method: 'method|methods|methodology|methodologies|technique|techniques',
    machine: 'machine|machines|equipment|machinery|instruments|device|devices',
    'soft-skill': 'soft skill|soft skills|people skills|interpersonal skills|social skills',
  },
  channels: {
    email: 'email|e mail|mail|email address|mail address',
    phone:
      'phone|telephone|phone number|cell|cell phone|mobile|mobile number|call|ring|number to call|whatsapp|tel',
    website: 'website|web site|homepage|home page|blog|web page|webpage|portfolio site',
    address: 'postal address|street address|home address|mailing address|street',
    profile:
      'linkedin|github|gitlab|twitter|xing|instagram|social media|profile link|mastodon|orcid|behance|dribbble',
  },
  topics: ofEach(sections, 'asked'),
  subject: 'she|he|they|you|her|his|shes|hes',
  and: 'and|and also|plus|also|as well as|then',
};
