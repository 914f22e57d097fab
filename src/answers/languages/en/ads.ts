import type { AdWords } from '../ads';
import { between, none } from '../any-language';

export const ads: AdWords = {
  tasks:
    'tasks|your tasks|your role|role|the role|responsibilities|key responsibilities|duties|what you will do|what youll do|what you ll do|you will|youll|you ll|what you do|day to day|the job|your mission',
  requirements:
    'requirements|your profile|what you bring|what we expect|we expect|must have|must haves|nice to have|qualifications|who you are|you have|what we are looking for|what were looking for|skills required|required skills|your skills|ideal candidate|about you|you bring|you should have|essential|desirable|skills|your background|person specification|what you need|bonus points',
  otherHeadings:
    'we offer|what we offer|benefits|perks|about us|who we are|our company|how to apply|apply|salary|compensation|location|our mission|equal opportunity|in it for you|our offer|why join us|why us',
  greeting: /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/,
  asking:
    /you (?:have|must|should|bring|know|speak|are|hold|need|can)\b|must[- ]have|\bmust (?:have|be|speak|hold|know)|\brequired\b|is a (?:must|plus)|(?:we|i) (?:expect|require|need)\b|looking for\b|\b\d+\+? years|(?:proven|solid|strong|prior|previous) (?:\w+ )?(?:experience|knowledge)|experience (?:in|with|of)\b|knowledge of\b|fluen(?:t|cy)|degree in\b|\bability to\b/,
  tasking: /^(?:in this role,? )?you(?:'ll| will|’ll) /,
  benefit:
    /\b(?:holidays?|vacation|pension|gym|fruit|insurance|parental leave|flexible (?:working )?hours|free (?:parking|lunch|coffee)|discount|stock options|learning budget)\b/,
  offer:
    /equal opportunit|regardless of|all qualified applicants|invite everyone to apply|^we offer|(?:salary|remuneration)\b|holidays?\b/,
  empty:
    'one big after before during look looking ability able industry solid strong good excellent great proven demonstrated deep hands practical basic advanced working prior previous relevant related similar equivalent comparable minimum least ideally preferably preferred plus bonus nice must mandatory required requirement essential desirable confident comfortable competent competency competence skilled proficient proficiency proficiently familiarity familiar experience experienced expertise knowledge understanding skill background track record years year month professional fluent fluency spoken written level toward towards field area role position job candidate person someone somebody degree certificate certification certified certifications qualification current valid recognised recognized various several etc such including include part take make making using use new own environment setting daily every first our your their we you who member',
  weak: 'lead run manage build develop design support drive own deliver create maintain improve evolve help provide ensure coordinate handle advise roll plan implement organise organize prepare team teams project projects work working service services client clients customer customers company business communication communicate collaborate collaboration stakeholder quality process processes management manager leadership responsible senior junior system systems tool tools autonomy autonomous independence flexibility flexible reliability reliable motivation motivated empathy creativity creative passion enthusiasm initiative resilience teamwork attitude personality obtain achieve guarantee contribute carry perform execute establish set up act take operate monitor oversee supervise assist analyse analyze present report write review assess evaluate follow promote grow scale shape define identify introduce increase reduce optimise optimize maximise maximize minimise minimize control keep look',
  affixes: none,
  lead: "(?:you|the ideal candidate|candidates?|applicants?|we)?\\s?(?:have|has|must have|must|should have|should|bring|need|expect|require|hold|can|know how to|speak|(?:are|['’]re) looking for)",
  also: 'be|also',
  nextClause: /\s+and\s+(?:you\s+)?(?=(?:have|can|know|speak|hold|are)\s)/i,
  or: between('or|such as|e\\.g\\.|for example'),
  and: between('and|as well as|&'),
  means: between('with|using'),
  lastOfList: 'and|as well as',
  again: 'it|them|its|their',
  degree: /\bdegree\b|\bqualifications?\b/,
  degreeWord: /\b(?:degree|qualifications?)\b/gi,
  publications: /\bpublication/i,
  awards: /\bawards?\b/i,
  certificates: /certifi(?:ed|cat)|licen[cs]ed?\b/i,
  licence: /\blicen[cs]es?\b/gi,
  spoken: /\b(?:speak|spoken|written|write|language)/i,
  afterLanguage: none,
  question: {
    lead: '(?:fit|fits|suited|suitable|match|qualified|right|good|up|cut out|candidate|person|someone|somebody|anyone|one|experience[d]?)\\s+(?:for|to|as)|would (?:suit|fit)|match(?:es)?|(?:looking for|need|want|after|hiring|seek(?:ing)?)|must have|has what',
    frame:
      'fit role position job post opening vacancy ad advert requirements requirement description profile match suitable someone somebody person candidate hire us team startup company',
    somebody: 'someone|somebody|a person',
    who: 'who|that',
    has: 'can|has',
    article: 'a|an|the',
    end: 'suitable|qualified',
    and: between('and|with|who has|who knows|who speaks|who can'),
    afterComma: 'and|who|which',
  },
};
