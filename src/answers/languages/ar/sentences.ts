import { isolate } from '../../text/isolate';
import type { Line, Sentences, When } from '../sentences';
import { opening } from '../pack-parts';
import { absent, sections } from './sections';

const quoted = (text: string) => `«${isolate(text)}»`;
const inBrackets = (text: string | undefined) => (text ? ` (${isolate(text)})` : '');
const since = (when: When | undefined) => (when ? `، منذ ${isolate(when.text)}` : '');

const line = ({ title, organisation, period }: Line) =>
  [isolate(title), organisation && `، ${isolate(organisation)}`, inBrackets(period)].filter(Boolean).join('');
export const sentences: Sentences = {
  andMore: (listed, more) => `${listed}، و${isolate(String(more))} غيرها`,
  line,
  yearsAndMonths: (years, months) => [years, months].filter(Boolean).join(' و'),
  lessThanAMonth: 'أقل من شهر',
  about: (duration) => `نحو ${duration}`,
  atLeast: (duration) => `${duration} على الأقل`,
  span: (from, to) =>
    from && to ? `من ${from.text} إلى ${to.text}` : from ? `منذ ${from.text}` : `حتى ${to?.text ?? 'اليوم'}`,
  yes: opening('نعم'),
  yesAgainst: opening('بلى'),
  no: opening('لا'),

  workedOut: 'حُسب ذلك من تواريخ السيرة الذاتية.',
  readAs: (written, read) => `قُرئت ${quoted(written)} على أنها ${isolate(read)}.`,

  who: (name, headline, place) =>
    `هذه هي السيرة الذاتية: ${[name, headline, place].flatMap((part) => (part ? isolate(part) : [])).join('، ')}.`,
  occupation: (name, headline) =>
    `المهنة كما وردت في السيرة الذاتية (${isolate(name)}): ${isolate(headline)}.`,
  lives: (name, place) => `مكان إقامة ${isolate(name)} هو ${isolate(place)}.`,
  contact: (name, ways) => `يمكن التواصل مع ${isolate(name)} هنا: ${ways}.`,
  noChannel: absent,
  channels: {
    email: 'عنوان بريد إلكتروني',
    phone: 'رقم هاتف',
    website: 'موقع ويب',
    address: 'عنوان بريدي',
    profile: 'حساب كهذا',
  },
  write: (name) => `الكتابة إلى ${isolate(name)}`,
  hasPdf: (name, link) => `هذه هي السيرة الذاتية لدى ${isolate(name)} بصيغة ${isolate('PDF')}: ${link}.`,
  noPdf: (name) =>
    `هذه الصفحة نفسها هي السيرة الذاتية (${isolate(name)})، ويمكن حفظها بصيغة ${isolate('PDF')} من أمر «طباعة» في المتصفح.`,

  unsaid: {
    availability: (name) => absent(`الموعد الذي يمكن أن يبدأ فيه العمل مع ${isolate(name)}`),
    salary: (name) => absent(`الأجر المتوقع لدى ${isolate(name)}`),
    'work-permit': (name) => absent(`ما يخص تصريح العمل أو التأشيرة لدى ${isolate(name)}`),
    remote: (name) => absent(`المفضَّل لدى ${isolate(name)} من مكان العمل وساعاته`),
    relocation: (name) => absent(`استعداد ${isolate(name)} للانتقال أو السفر`),
    motivation: (name) => absent(`ما يخص دوافع ${isolate(name)} والخطط المقبلة`),
    weaknesses: (name) =>
      `قلّما تعدّد السير الذاتية نقاط الضعف. ${absent(`ما يخص نقاط الضعف لدى ${isolate(name)}`)}`,
    character: (name) => absent(`الطبع الشخصي لدى ${isolate(name)} في العمل مع الزملاء`),
    nationality: (name) => absent(`ما يخص جنسية ${isolate(name)}`),
    age: (name) => absent(`عمر ${isolate(name)}`),
    grades: (name) => absent(`ما يخص درجات ${isolate(name)} الدراسية`),
    location: (name) => absent(`مكان إقامة ${isolate(name)}`),
    references: () => absent('ما يخص المعرّفين أو التوصيات'),
    leadership: (name) => absent(`ما يخص قيادة ${isolate(name)} لفريق`),
    achievements: () => absent('أي قائمة بالإنجازات'),
  },
  askOwner: (name, way) => `لا يستطيع الإجابة عن ذلك إلا ${isolate(name)}: ${way}.`,
  askOwnerInPerson: (name) => `لا يستطيع الإجابة عن ذلك إلا ${isolate(name)}.`,
  readInPart: 'لا أقرأ من رسالة بهذا الطول إلا بدايتها ونهايتها.',
  ownerAnswers: (name) => `إجابة ${isolate(name)}:`,
  hire: (name, way) =>
    way === undefined
      ? `يبدو هذا حديثًا يجدر إجراؤه مع ${isolate(name)} مباشرة.`
      : `يبدو هذا حديثًا يجدر إجراؤه مع ${isolate(name)} مباشرة: ${way}. رسالة واحدة تكفي لطلب مقابلة أو مكالمة أو مزيد من التفاصيل.`,

  notInCv: (term) => absent(quoted(term)),
  notInWords: (term) => absent(`عبارة ${quoted(term)}`),
  groupHas: (group, listed) => `تذكر السيرة الذاتية تحت عنوان ${quoted(group)} ما يلي: ${listed}.`,
  mentionedUnder: (term, headings) => `تذكر السيرة الذاتية ${isolate(term)} تحت عنوان ${isolate(headings)}.`,
  usedAt: (term, places) => `يرد ذكر ${isolate(term)} في ${places}.`,
  closest: 'أقرب ما تقوله السيرة الذاتية:',
  unmatched: (language) => `لم ترد كل كلمات السؤال في السيرة الذاتية، وهي مكتوبة باللغة ${language}.`,
  nothing: (name) =>
    `لم أجد شيئًا عن ذلك: هذا غير مذكور في السيرة الذاتية، ولا أقول إلا ما تقوله السيرة الذاتية عن ${isolate(name)}.`,
  nothingMore: 'لا تقول السيرة الذاتية أكثر من ذلك في هذا الشأن.',
  parts: (links) => `يمكنني الاقتباس من: ${links}.`,
  part: sections,
  has: (howMany, listed) => `في السيرة الذاتية ${howMany}${listed ? `: ${listed}` : ''}.`,

  worksNow: (name, title, organisation, from) =>
    `العمل الحالي لدى ${isolate(name)} هو ${isolate(title)}${organisation ? `، ${isolate(organisation)}` : ''}${since(from)}.`,
  noCurrentJob: (name, latest) =>
    `${absent(`أي عمل حالي لدى ${isolate(name)}`)}${latest ? ` وآخر عمل: ${latest}.` : ''}`,
  firstJob: (name, job) => `أول عمل لدى ${isolate(name)} في السيرة الذاتية هو ${job}.`,
  previousJob: (name, job) => `العمل السابق لدى ${isolate(name)} هو ${job}.`,
  latestJob: (name, job) => `أحدث عمل لدى ${isolate(name)} هو ${job}.`,
  longestJob: (name, job, duration) => `أطول عمل مدة لدى ${isolate(name)} هو ${job}، ومدته ${duration}.`,
  shortestJob: (name, job, duration) => `أقصر عمل مدة لدى ${isolate(name)} هو ${job}، ومدته ${duration}.`,
  before: (subject, job) => `يرد قبل ${isolate(subject)} في السيرة الذاتية ${job}.`,
  after: (subject, job) => `يرد بعد ${isolate(subject)} في السيرة الذاتية ${job}.`,
  nothingBefore: (subject) => absent(`ما سبق ${isolate(subject)}`),
  nothingAfter: (subject) => absent(`ما تلا ${isolate(subject)}`),
  workedAt: (name, job) => `تذكر السيرة الذاتية عن ${isolate(name)} ما يلي: ${job}.`,
  inPlace: (place, lines) => `يرد في ${isolate(place)} ما يلي: ${lines}.`,
  atTime: (time, lines) => `يرد في ${isolate(time)} ما يلي: ${lines}.`,
  nothingAtTime: (time) => absent(`ما حدث في ذلك الوقت (${isolate(time)})`),
  started: (subject, { text }) => `بداية ${isolate(subject)} في ${isolate(text)}.`,
  ended: (subject, { text }) => `نهاية ${isolate(subject)} في ${isolate(text)}.`,
  ongoing: (subject, from) =>
    `لا تذكر السيرة الذاتية نهاية لما يلي، فهو مستمر${since(from)}: ${isolate(subject)}.`,
  stated: (text) => `تذكر السيرة الذاتية ${isolate(text)}.`,
  says: (subject, line) => `تقول السيرة الذاتية تحت ${isolate(subject)} ما يلي: ${quoted(line)}.`,
  happened: (subject, span) => `تاريخ ${isolate(subject)} هو ${isolate(span)}.`,
  noDate: (subject) => absent(`تاريخ ${isolate(subject)}`),
  lasted: (subject, duration, span) =>
    `مدة ${isolate(subject)} حسب تواريخ السيرة الذاتية هي ${duration} (${isolate(span)}).`,
  totalExperience: (name, duration, from) =>
    `مجموع الخبرة المهنية لدى ${isolate(name)} هو ${duration}، منذ ${isolate(from.text)}.`,
  skillYears: (skill, duration, places) =>
    `مدة ما يرد فيه ${isolate(skill)} حسب تواريخ السيرة الذاتية هي ${duration}، في ${places}.`,
  gap: (spans) => `بين محطات السيرة الذاتية لا يوجد شيء في: ${isolate(spans)}.`,
  noGaps: 'لا تترك تواريخ السيرة الذاتية فجوة من ثلاثة أشهر أو أكثر.',
  longer: (subject, duration, other, otherDuration) =>
    `الأطول مدة ${isolate(subject)}: ${duration}، مقابل ${otherDuration} في ${isolate(other)}.`,
  earlier: (subject, when, other, otherWhen) =>
    `الأسبق ${isolate(subject)} (${isolate(when.text)})، ثم ${isolate(other)} (${isolate(otherWhen.text)}).`,
  bothInCv: (first, second) =>
    `كلاهما مذكور في السيرة الذاتية: ${isolate(first)} و${isolate(second)}. وهي لا تقول أيهما أقوى.`,

  studied: (name, degree) => `دراسة ${isolate(name)} هي ${degree}.`,
  highestDegree: (name, degree) => `أعلى مؤهل علمي لدى ${isolate(name)} هو ${degree}.`,
  degrees: {
    school: 'التخرج في المدرسة الثانوية',
    vocational: 'التأهيل المهني',
    bachelor: 'مؤهل البكالوريوس',
    master: 'مؤهل الماجستير',
    doctorate: 'مؤهل الدكتوراه',
  },
  classes: {
    'programming-language': 'لغات البرمجة',
    framework: 'أطر العمل والمكتبات البرمجية',
    database: 'قواعد البيانات',
    cloud: 'السحابة والبنية التحتية',
    'operating-system': 'أنظمة التشغيل',
    tool: 'الأدوات',
    'design-software': 'برامج التصميم',
    'office-software': 'البرامج المكتبية',
    'machine-learning': 'تعلّم الآلة',
    web: 'تقنيات الويب',
    method: 'المنهجيات',
    machine: 'الآلات والمعدات',
    'soft-skill': 'المهارات الشخصية',
  },
  ofClass: (className, listed) => `${className} في السيرة الذاتية هي ${listed}.`,
  speaks: (name, language, level) => `من لغات ${isolate(name)}: ${isolate(language)}${inBrackets(level)}.`,
  native: (name, languages) => `اللغة الأم لدى ${isolate(name)} هي ${languages}.`,
  noNative: (languages) => `${absent('تحديد اللغة الأم')} واللغات الواردة فيها: ${languages}.`,
  grade: (degree, score) => `درجة ${degree} هي ${isolate(score)}.`,

  smalltalk: {
    greeting: [
      (name) => `مرحبًا! اسألني عن عمل ${isolate(name)} أو المهارات أو الدراسة: أجيب من السيرة الذاتية.`,
      (name) => `أهلًا بك! ماذا تودّ أن تعرف عن ${isolate(name)}؟`,
    ],
    thanks: [
      (name) => `على الرحب والسعة! هل من شيء آخر تودّ معرفته عن ${isolate(name)}؟`,
      (name) => `بكل سرور. وفي السيرة الذاتية المزيد عن ${isolate(name)} إن كانت لديك أسئلة أخرى.`,
    ],
    goodbye: [
      () => `إلى اللقاء، وشكرًا على اهتمامك!`,
      () => `إلى اللقاء! تبقى السيرة الذاتية هنا إن خطر لك سؤال.`,
    ],
    smalltalk: [
      (name) => `لست بارعًا في أحوال الطقس، لكني بخير، شكرًا لك. ماذا تودّ أن تعرف عن ${isolate(name)}؟`,
      (name) => `أتلقى ذلك بابتسامة، وأعود إلى أكثر ما أعرفه: السيرة الذاتية (${isolate(name)}).`,
    ],
    bot: [
      (name) =>
        `أنا مساعد الذكاء الاصطناعي لدى ${isolate(name)}: برنامج، ولست ${isolate(name)} بالذات. وفي هذه اللحظة لا يكتب أي نموذج لغوي: أبحث عن الحقائق في السيرة الذاتية وأقتبس منها.`,
    ],
    help: [
      (name) =>
        `اسألني عن كل ما يمكن أن تقوله سيرة ذاتية: مكان عمل ${isolate(name)} الحالي والأعمال السابقة ومدتها، والمهارات واللغات، والمؤهلات العلمية، وطريقة التواصل. ويمكنك أيضًا لصق إعلان وظيفة، فأضع كل متطلب منه بجانب ما يقابله في السيرة الذاتية.`,
    ],
    privacy: [
      () =>
        `يبقى سؤالك في علامة التبويب هذه: بُحث عن هذه الإجابة على جهازك ولم يُرسل شيء، وتزول المحادثة عند إغلاق علامة التبويب.`,
    ],
    derail: [
      (name) =>
        `محاولة لطيفة! لكن نصي الوحيد هو السيرة الذاتية (${isolate(name)})، وأنا ملتزم به. ماذا تودّ أن تعرف؟`,
      (name) =>
        `يعجبني هذا الابتكار، لكني لا أجيد إلا دورًا واحدًا: الإجابة من السيرة الذاتية عن ${isolate(name)}.`,
    ],
    otherTask: [
      (name) => `هذا خارج عملي: لا أجيب إلا عن أسئلة حول ${isolate(name)}. هل تودّ أن تسأل؟`,
      (name) => `أترك ذلك لغيري. ما أستطيعه هو أن أحدثك عن عمل ${isolate(name)}.`,
    ],
    acknowledge: [
      (name) => `حسنًا. ماذا تودّ أن تعرف أيضًا عن ${isolate(name)}؟`,
      (name) => `يسرني أن ذلك أفادك. وفي السيرة الذاتية المزيد عن ${isolate(name)}.`,
    ],
  },
  private: (name) =>
    `هذا غير مذكور في السيرة الذاتية. أجيب عن الأسئلة عن عمل ${isolate(name)} وعن الدراسة والمهارات.`,

  fit: {
    intro: 'ما يطلبه الإعلان، وبجانبه ما في السيرة الذاتية:',
    verdict: (all, met, partly, missing) => {
      const rest = [partly && `، والقريب منه: ${partly}`, missing && `، وغير المذكور: ${missing}`];
      return `**المذكور في السيرة الذاتية: ${met} من ${all}**${rest.filter(Boolean).join('')}.`;
    },
    requirement: 'ما يطلبه الإعلان',
    inCv: 'ما تقوله السيرة الذاتية',
    notInCv: 'غير مذكور في السيرة الذاتية',
    noRequirements: 'لم أجد في هذا النص متطلبًا واضحًا.',
    invite: (name) =>
      `ألصق إعلان الوظيفة هنا، فأضع كل متطلب منه بجانب السطر الذي يقابله في السيرة الذاتية (${isolate(name)}).`,
  },
};
