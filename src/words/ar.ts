import { makerOf } from '../models/known/maker';
import { ofEach } from '../answers/languages/pack-parts';
import { sections } from '../answers/languages/ar/sections';
import { datesIn } from '../resume/format-duration';
import { counted, isDual } from '../answers/languages/ar/counted';
import type { AssistantWords, SiteWords } from './en';
import { isolate } from '../answers/text/isolate';

const orWriteTo = `[ ويمكنك أيضًا الكتابة إلى ${isolate('{ownerEmail}')}.]`;

const conjunction = new Intl.ListFormat('ar', { type: 'conjunction' });
/** Each name keeps its own direction. Intl joins "و" to the next word, as Arabic does. */
const list = (names: readonly string[]) => conjunction.format(names.map(isolate));

export const site: SiteWords = {
  page: {
    skipLink: 'الانتقال إلى السيرة الذاتية',
    openAssistant: 'فتح المساعد',
    assistantIsAi: 'مساعد ذكاء اصطناعي يجيب عن الأسئلة حول هذه السيرة الذاتية',
    askAbout: (firstName) => `اسأل عن ${isolate(firstName)}`,
    askButton: 'اسأل',
    askHint: 'يجيب فورًا من هذه السيرة الذاتية، مع ذكر المصدر.',
    askLocalHint: 'يمكن أن يعمل نموذج ذكاء اصطناعي في متصفحك إذا سمحت بذلك.',
    assistantNotLoaded:
      'تعذّر تحميل المساعد. تحقّق من اتصالك، ثم انقر على الزر مجددًا؛ وسيُعاد تحميل الصفحة إذا لزم الأمر.',
    assistantMissing: (command) => `لم يُحمَّل المساعد؛ إذا فُتحت الصفحة كملف فشغّل ${isolate(command)} لرؤيته.`,
    assistantTooOld: `هذا المتصفح أقدم من أن يشغّل المساعد، الذي يحتاج إلى ${isolate('Chrome 110')} أو ${isolate('Edge 110')} أو ${isolate('Firefox 121')} أو ${isolate('Safari 16.4')}. السيرة الذاتية تعمل من دونه.`,

    panel: {
      open: 'كيف يعمل المساعد',
      close: 'إغلاق اللوحة',
      builtFor: 'أُعدّ هذا الموقع للعمل مع',
      model: 'النموذج',
      privacy: {
        title: 'الخصوصية',
        policy:
          'أُعدّت هذه القائمة من الإعدادات نفسها التي أُعدّت منها سياسة أمان هذا الموقع، وبها يحظر المتصفح طلبات الصفحة إلى أي مضيف آخر. لا يضع الموقع ملفات تعريف ارتباط، ولا يحصي الزيارات.',
        hosts: 'من يتلقى ماذا',
        names: { gets: 'ما يتلقاه', when: 'متى', why: 'لماذا' },
        withAddress: (what) => `${isolate(what)} وعنوان شبكتك وعنوان هذا الموقع`,
        ownServer: 'خادم هذا الموقع',

        page: {
          gets: 'عنوان شبكتك والملفات التي تحمّلها، كما في كل موقع ويب',
          when: 'عند فتح الصفحة، وعند الاقتراب من المساعد',
          why: 'لعرض الصفحة وتحميل المساعد. وقد يحتفظ من يدير الخادم بسجلات.',
        },

        computer: {
          when: 'مع كل سؤال؛ ونص السيرة الذاتية عند بدء الكتابة أيضًا',
          here: (model, server) => `يجيب ${isolate(server)} على حاسوبك باستخدام ${isolate(model)}.`,
          there: (model, server) =>
            `يجيب ${isolate(server)} على هذا الخادم باستخدام ${isolate(model)}. وتذكر المحادثة اسم هذا الخادم أولًا.`,
          ollamaCloud: `يعمل النموذج في سحابة ${isolate('Ollama')}، التي تتلقى المحادثة ونص السيرة الذاتية.`,
        },

        hosted: {
          gets: 'المحادثة ونص السيرة الذاتية',
          when: 'مع كل سؤال. وتنبّه المحادثة أولًا إلى أن الرسائل تغادر هذا الجهاز.',
          whenInstead:
            'مع كل سؤال، حيث لا يعمل أي نموذج على هذا الجهاز. وتنبّه المحادثة أولًا إلى أن الرسائل تغادر هذا الجهاز؛ أما المحادثة التي بدأت عليه فلا تُرسل إلا بعد نقرة منك.',
          router: (model, provider) =>
            `يجيب النموذج المستضاف ${isolate(model)}. وتمرّر ${isolate('Hugging Face')} الرسائل إلى ${provider === undefined ? 'مزوّد تختاره' : isolate(provider)}.`,
          endpoint: (model) =>
            `يجيب النموذج المستضاف ${isolate(model)}. ومن يدير هذا الخادم يعلم إلى أين يمرّر الرسائل.`,
        },

        files: {
          gets: 'أسماء الملفات',
          when: 'بعد النقر على «التنزيل والتشغيل هنا»',
          weights: 'ملفات النموذج الذي يجيب في متصفحك. لا تُرسل إلى هناك أي رسالة.',
          library: 'البرنامج الذي يشغّل النموذج على معالج الرسومات لديك. لا تُرسل إلى هناك أي رسالة.',
        },

        stored: 'ما يبقى في هذا المتصفح',
        storedNames: { what: 'ما يُحفظ', until: 'حتى متى' },
        conversations: {
          name: 'المحادثات',
          what: 'في الذاكرة فقط. وأثناء إعادة تحميل الصفحة لنفسها، يحتفظ سجل علامة التبويب بما في مربع النص.',
          until: 'إلى أن تغلق علامة التبويب أو تعيد تحميلها',
        },
        keptConversations: {
          what: 'المحادثة وما في مربع النص، لتستمر عند فتح صفحة أخرى من هذا الموقع. ولا يُرسَل شيء منها إلى أي مكان.',
          until: 'إلى أن تغلق علامة التبويب',
        },
        models: {
          what: 'ملفات النماذج التي نزّلتها وقائمتها',
          until: 'إلى أن تنقر على «إزالة» أعلاه أو تحذف بيانات هذا الموقع',
        },
        offline: {
          what: `ملفات الموقع نفسه وعامل الخدمة (${isolate('service worker')})، ليعمل من دون شبكة`,
          until: 'إلى أن تحذف بيانات هذا الموقع؛ ولا تُحفظ إلا بعد أن يعمل نموذج هنا',
        },
        loading: {
          what: 'اسم النموذج أثناء بدء تشغيله، لملاحظة أي تعطّل',
          until: 'إلى أن يبدأ تشغيل النموذج',
        },
        choice: 'من يجيب، إذا اخترت عدم تشغيل النموذج هنا',
        failuresToo: (choice) =>
          `${isolate(choice)}؛ وعدد المرات التي تعذّر فيها تشغيل النموذج المدمج في المتصفح`,
      },
      notices: 'إشعارات برامج الأطراف الثالثة',
      builtForHosted: 'النموذج المستضاف',
      builtForBrowser: 'متصفح الزائر',
      chosenByDevice: `نموذج ${isolate('Qwen')} يُختار بحسب قدرة الجهاز`,
    },

    embed: {
      blocked: 'تعذّر على هذه الصفحة عرض المساعد.',
      openAlone: 'فتحه في علامة تبويب مستقلة',
    },

    notFound: {
      title: 'لا توجد صفحة بهذا العنوان',
      home: (name) => `الانتقال إلى السيرة الذاتية: ${isolate(name)}`,
    },

    languages: {
      label: 'اللغات',
      offer: 'هذه الصفحة متاحة بالعربية أيضًا.',
      switch: 'قراءتها بالعربية',
      dismiss: 'تجاهل',
    },

    portrait: (name) => `صورة شخصية: ${isolate(name)}`,
    ask: (firstName) => `اسأل مساعد الذكاء الاصطناعي لدى ${isolate(firstName)}`,
    askMe: 'اسألني أي شيء عن سيرتي الذاتية',
    saveContact: 'حفظ جهة الاتصال',
    downloadPdf: `تنزيل بصيغة ${isolate('PDF')}`,
    print: `طباعة أو حفظ بصيغة ${isolate('PDF')}`,

    contents: 'الأقسام',
    earlierPosts: (count) => `وظائف سابقة (${isolate(String(count))})`,
    moreSkills: (count) => `و${isolate(String(count))} أخرى`,
    expand: 'عرض المزيد',
    collapse: 'عرض أقل',
    course: 'عرض الدورة',
  },

  resume: {
    headings: /* @__PURE__ */ ofEach(sections, 'heading'),
    entryOfSection: (heading, title) => `${heading}: ${isolate(title)}`,
    language: (name, fluency) => (fluency ? `${isolate(name)} (${isolate(fluency)})` : name),
    lastUpdated: (date) => `آخر تحديث: ${isolate(date)}`,

    profile: 'الملف الشخصي',
    contact: 'التواصل',
    contacts: { location: 'الموقع', email: 'البريد الإلكتروني', phone: 'الهاتف', website: 'موقع الويب' },

    dates: /* @__PURE__ */ datesIn('ar', 'حتى الآن'),

    plainText: 'نص عادي',

    greeting: (firstName, headings) =>
      `مرحبًا! أنا مساعد الذكاء الاصطناعي لدى ${isolate(firstName)}، وأجيب عن الأسئلة حول الملف الشخصي${headings.length > 0 ? `: ${conjunction.format(headings)}` : ''}. ماذا تودّ أن تعرف عن ${isolate(firstName)}؟`,

    questions: {
      job: (firstName, employer, current) =>
        current
          ? `ما مهام ${isolate(firstName)} في ${isolate(employer)}؟`
          : `ماذا كانت مهام ${isolate(firstName)} في ${isolate(employer)}؟`,
      skill: (firstName, skill) => `ما مدى خبرة ${isolate(firstName)} في ${isolate(skill)}؟`,
      teachings: (firstName) => `ما المواد التي تولّى ${isolate(firstName)} تدريسها؟`,
      education: (firstName) => `ما المؤهلات العلمية لدى ${isolate(firstName)}؟`,
      contact: (firstName) => `كيف يمكن التواصل مع ${isolate(firstName)}؟`,
    },
  },
};

/** The last sentence of an action that only the owner of the site can take. */

const ollama = isolate('Ollama');
const quoted = (text: string) => `«${isolate(text)}»`;

/** What is counted agrees with its number: a single statement, two of them, or many. */
function notFoundInCv(count: number): string {
  return isDual(count) ? 'غير واردتين في السيرة الذاتية' : 'غير واردة في السيرة الذاتية';
}

const webllm: AssistantWords['backends']['webllm'] = {
  whereItRuns: 'في هذا المتصفح',
  endingStopped: 'جارٍ إنهاء الرد الموقوف',
  failures: {
    'device-unsupported': `لا يستطيع هذا المتصفح تشغيل النموذج على هذا الجهاز.\nيستطيع ذلك إصدار حديث من ${isolate('Chrome')} أو ${isolate('Edge')} على حاسوب فيه معالج رسومات.${orWriteTo}`,
    'download-failed': 'تعذّر تنزيل النموذج.\nتحقّق من اتصالك وأعد المحاولة. الجزء الذي نُزّل محفوظ.',
    'storage-full': 'لا توجد مساحة خالية كافية للنموذج.\nوفّر مساحة على هذا الجهاز، ثم أعد المحاولة.',
    'storage-unavailable':
      'لا يسمح متصفحك لهذا الموقع بتخزين النموذج.\nقد يكون السبب نافذة تصفح خاص أو حظر بيانات المواقع. اسمح بالتخزين وأعد المحاولة.',
    'load-failed':
      'تعذّر بدء تشغيل النموذج.\nأعد تحميل الصفحة وأعد المحاولة. وإذا لم يُجدِ ذلك، فأزل النموذج من هذا الجهاز أولًا.',
    'out-of-memory':
      'نفدت ذاكرة معالج الرسومات.\nأغلق علامات التبويب والبرامج الأخرى التي تستخدمه، ثم أعد المحاولة.',
    'device-lost':
      'فقد المتصفح الاتصال بمعالج الرسومات، وفُقد النموذج معه.\nأعد المحاولة: يُحمَّل النموذج من جديد، من دون تنزيل آخر.',
    'worker-crashed':
      'توقف جزء الصفحة الذي يشغّل النموذج.\nأعد المحاولة: يُحمَّل النموذج من جديد، من دون تنزيل آخر.',
    'context-too-long':
      'الملف الشخصي وسؤالك معًا أطول مما يستطيع هذا النموذج قراءته.\nاسأل بكلمات أقل. الرسائل السابقة في هذه المحادثة مستبعدة بالفعل.',
    'load-cancelled': 'لم يبدأ تشغيل النموذج.\nأعد المحاولة لبدء تشغيله. الجزء الذي نُزّل محفوظ ما لم تُزله.',
    'corrupt-file': `يرسل الخادم مرارًا ملفًا تالفًا من ملفات النموذج[: ${isolate('{detail}')}].\nأعد المحاولة لاحقًا. الجزء الذي نُزّل محفوظ.`,
    'bad-response': `أرسلت الشبكة شيئًا آخر بدلًا من ملفات النموذج[: ${isolate('{detail}')}].\nتعرض بعض الشبكات صفحة تسجيل دخول أولًا: افتح أي موقع آخر وسجّل الدخول هناك، ثم أعد المحاولة. الجزء الذي نُزّل محفوظ.`,
  },
};

export const assistant: AssistantWords = {
  app: {
    broken: 'حدث خطأ داخل المساعد نفسه. لم تتأثر الصفحة.',
    partBroken: 'تعذّر تحميل هذا الجزء من المساعد. لم تتأثر بقية الأجزاء.',
    loadAgain: 'إعادة تحميله',
    partNotLoaded: 'تعذّر تحميل جزء من المساعد. قد تفيد إعادة تحميل الصفحة؛ ستبقى مسودتك، ولن تبقى المحادثة.',
    about: 'عن هذا المساعد',
    siteUnreachable:
      'لا يمكن الوصول إلى الموقع حاليًا، ولذلك لم يُعَد تحميل الصفحة. تحقّق من اتصالك وأعد المحاولة.',
    reload: 'إعادة التحميل',
  },

  chat: {
    title: (firstName) => `المساعد الشخصي بالذكاء الاصطناعي – ${isolate(firstName)}`,
    shortTitle: (firstName) => `مساعد ${isolate(firstName)} · ذكاء اصطناعي`,
    model: (modelName, isHere, maker = makerOf(modelName)) =>
      `في الحقيقة ${isolate(modelName)}، وهو نموذج مفتوح من ${maker === undefined ? 'طرف ثالث' : isolate(maker)}${isHere ? '، في هذا المتصفح' : ''}`,
    noModel: 'إجابات من السيرة الذاتية، في هذا المتصفح',
    showChats: 'عرض المحادثات',
    chats: 'كل المحادثات',
    newChat: 'محادثة جديدة',
    save: 'حفظ المحادثة',
    saved: 'حُفظت المحادثة في ملف.',
    notSaved: 'تعذّر حفظ المحادثة. أعد المحاولة',
    close: 'إغلاق',

    textBox: (firstName) => `تحدّث مع ${isolate(firstName)}`,
    notInserted: 'لم يُدرج النص. ',
    tooLong: (length, most) =>
      `الحد الأقصى لأحرف الرسالة هو ${isolate(most)}، وعدد أحرف رسالتك ${isolate(length)}. اختصرها أو أرسلها على أجزاء.`,
    send: 'إرسال',
    stop: 'إيقاف',
    endReply: 'إنهاء الرد',

    conversation: 'المحادثة',
    suggestions: 'أسئلة مقترحة',
    jumpToLatest: 'الانتقال إلى الأحدث',
    question: 'سؤالك',
    reply: 'رد مساعد الذكاء الاصطناعي',
    thinking: 'جارٍ التفكير',
    loading: 'في انتظار تحميل النموذج',
    showRest: 'عرض البقية',

    copyMessage: 'نسخ الرسالة',
    copyNote: 'نسخ كملاحظة',
    copyLink: 'نسخ الرابط',
    locale: 'ar',
    writtenBy: (modelName, address, date) =>
      `كتبه ${isolate(modelName)}، وهو نموذج ذكاء اصطناعي، على ${isolate(address)} بتاريخ ${isolate(date)}.`,

    quoteInstead: 'الاقتباس من السيرة الذاتية بدلًا من ذلك',
    askModel: 'سؤال النموذج',
    askModelLater: 'يمكنك سؤال النموذج بعد تحميله',
    modelAnswersLater: 'سيجيب النموذج أيضًا عن هذا السؤال بعد تحميله',
    tryAgain: 'إعادة المحاولة',
    whereItRan: (modelName, place) => `${isolate(modelName)} · ${isolate(place)}`,
    sources: 'المصادر في السيرة الذاتية',
    nearest: 'الأقرب في السيرة الذاتية',
    showInCv: 'العرض في السيرة الذاتية',
    fit: { met: 'في السيرة الذاتية', partly: 'قريب', missing: 'غير موجود في السيرة الذاتية' },

    stoppedWithoutText: 'أُوقف الرد قبل أن يبدأ.',
    stopped: 'أُوقف الرد. النص أعلاه محفوظ.',
    missing: {
      empty: 'أرسل النموذج ردًا فارغًا. غالبًا ما تفيد إعادة السؤال.',
      'only-reasoning': 'لم يرسل النموذج سوى خطوات تفكيره، وهي لا تُعرض. غالبًا ما تفيد إعادة السؤال.',
    },
    notInCv: (count) =>
      `${counted(count, {
        zero: 'لا توجد عبارات',
        one: 'عبارة واحدة',
        two: 'عبارتان',
        few: 'عبارات',
        many: 'عبارة',
        other: 'عبارة',
      })} ${notFoundInCv(count)}`,
    markdown: {
      copy: 'نسخ',
      copyCode: 'نسخ الشيفرة',
      copied: 'تم النسخ',
      notCopied: 'لم يتم النسخ',
      taskDone: 'منجزة',
      taskOpen: 'غير منجزة',
      formulaLimits: { large: '(أكبر من أن تُنضَّد)', macros: '(لم تُنضَّد: تعرّف أوامر)' },
    },
    cut: 'قُطع هذا الرد عند الحد الأقصى لعدد الرموز.',
    unfinished: 'هذا الرد غير مكتمل: انتهى مبكرًا.',
    commands: 'الأوامر بحسب نظام التشغيل',

    announcements: {
      answering: 'مساعد الذكاء الاصطناعي يجيب الآن.',
      done: 'اكتمل الرد.',
      failed: 'تعذّر الرد.',
    },
  },

  saving: {
    conversationWith: (assistantName) => `محادثة مع ${isolate(assistantName)}`,
    explanation:
      'يذكر كل رد النموذج الذي كتبه ومكان تشغيله، أو يذكر أنه مأخوذ من السيرة الذاتية. النماذج تخطئ؛ وتقود الروابط إلى ما تقوله السيرة الذاتية.',
    cvOf: (name) => `السيرة الذاتية: ${isolate(name)}`,
    saved: 'وقت الحفظ',
    stillAnswering: 'كان المساعد لا يزال يجيب.',
    fileName: 'محادثة',
  },

  claims: {
    unmentioned: ({ what }) => `لا تذكر السيرة الذاتية ${quoted(what)}.`,
    different: ({ said, cv }) => `تقول السيرة الذاتية ${quoted(cv)}، وليس ${quoted(said)}.`,
    apart: ({ first, second }) => `لا تنسب السيرة الذاتية ${quoted(second)} إلى ${quoted(first)}.`,
    'other-time': ({ what, cv }) => `تذكر السيرة الذاتية وقتًا آخر لما يخص ${quoted(what)}: ${isolate(cv)}.`,
    denied: ({ what }) => `تقول السيرة الذاتية غير ذلك: فهي تذكر ${quoted(what)}.`,
    'unproven-denial': ({ what }) => `لا تقول السيرة الذاتية هذا عن ${quoted(what)}.`,
    mentioned: ({ what }) => `تذكر السيرة الذاتية ${quoted(what)}.`,
  },

  panel: {
    own: {
      who: 'يجيبك الآن',
      why: {
        built: 'هكذا أُعدّ الموقع',
        undecided: 'لم تختر نموذجًا بعد',
        chosen: 'هذا اختيارك',
      },
      firstWords: 'أول الكلمات',
      staysHere: 'يبقى في هذا المتصفح',
      rows: {
        quotes: { who: 'اقتباسات من السيرة الذاتية', firstWords: 'في الحال' },
        webllm: {
          firstWords: 'بعد ثوانٍ، والسؤال الأول بعد وقت أطول',
        },
        huggingface: {
          firstWords: 'بعد ثانية أو بضع ثوانٍ',
          question: 'يغادر هذا الجهاز، والمحادثة تذكر إلى من',
        },
        server: {
          firstWords: (server) => `بعد ثوانٍ، حالما يحمّله ${isolate(server)}`,
          question: (server) => `يذهب إلى الحاسوب الذي يعمل عليه ${isolate(server)}`,
        },
      },
    },
    newestReply: {
      label: 'أحدث رد',
      firstCharacter: 'أول حرف بعد',
      speed: 'الرموز في الثانية',
      read: 'الرموز المقروءة',
      readingSpeed: 'الرموز المقروءة في الثانية',
      written: 'الرموز المكتوبة',
    },
  },

  localModel: {
    language: 'ar-u-nu-latn',
    noteLabel: 'مكان تشغيل المساعد',
    messagesLeave: {
      warning: 'رسائلك تغادر هذا الجهاز.',
      who: (model, recipient) => `تُرسل إلى ${isolate(recipient)}؛ ويجيب ${isolate(model)}.`,
    },
    onThisComputer: (model, server) =>
      `تُرسل رسائلك إلى ${isolate(server)} على هذا الحاسوب؛ ويجيب ${isolate(model)}.`,
    leaving: {
      title: (model) => `هل تريد إرسال هذه المحادثة إلى ${isolate(model)}؟`,
      explanation:
        'بقيت هذه المحادثة، أو جزء منها، على هذا الجهاز حتى الآن، أو أُرسلت إلى جهة أخرى. مع سؤالك التالي تُرسل كل رسائلها.',
      send: 'إرسال هذه المحادثة',
    },
    noModelHere: 'لا يعمل أي نموذج على هذا الجهاز. يُقتبس من السيرة الذاتية، وتبقى رسائلك في هذا المتصفح.',
    removingHere: 'جارٍ إزالة النموذج من هذا الجهاز.',
    meanwhile: 'في هذه الأثناء، تأتي الإجابات عن أسئلتك من السيرة الذاتية.',
    why: 'لماذا؟',
    offline: {
      everything: 'أنت غير متصل بالشبكة، وكل شيء يعمل: النموذج وهذا الموقع موجودان على هذا الجهاز.',
      thisTab:
        'أنت غير متصل بالشبكة. النموذج موجود على هذا الجهاز، ويستمر في الإجابة ما دامت علامة التبويب هذه مفتوحة.',
      notTheHosted:
        'أنت غير متصل بالشبكة، فلا يمكن الوصول إلى النموذج المستضاف. الاقتباسات من السيرة الذاتية تعمل.',
      quotes: 'أنت غير متصل بالشبكة. تكون الإجابة عن الأسئلة باقتباسات من السيرة الذاتية.',
    },
    retryHere: 'إعادة المحاولة هنا',
    runChanged: 'تشغيل البرنامج المعدَّل',

    cardTitle: 'تشغيل المساعد على هذا الجهاز',
    offer: (model) =>
      `ما تتلقاه حتى الآن هو كلمات السيرة الذاتية نفسها. أما ${isolate(model)} فيجيب بحرية باستخدام معالج الرسومات في هذا الجهاز: تبقى أسئلتك في هذا المتصفح، ويعمل المساعد بعد التنزيل من دون شبكة.`,
    whatItTakes: 'ما يضيفه النموذج وما يتطلبه',
    download: 'التنزيل، مرة واحدة',
    unknownSize: 'يُعرف الحجم عند بدء التنزيل',
    about: (figure) => `نحو ${isolate(figure)}`,
    needs: (space) => `المطلوب ${isolate(space)}`,
    modelChoice: {
      onDevice: 'على هذا الجهاز',
      suggested: 'مقترح',
      smaller: 'أصغر وأسرع',
      larger: 'أكبر وأوسع معرفة',
      languages: (count) => `دُرّب على ${isolate(String(count))} لغة.`,
      reading: (time) => `يقرأ حاسوب محمول جيد السيرة الذاتية نحو ${isolate(time)} قبل أول كلمة.`,
    },
    consent: 'التنزيل والتشغيل هنا',
    start: 'تشغيله هنا',
    useHosted: 'استخدام النموذج المستضاف',
    useQuotes: 'الاقتباس من السيرة الذاتية بدلًا من ذلك',
    filesFrom: (hosts) =>
      hosts.length === 0
        ? 'تأتي ملفاته من هذا الموقع.'
        : `تأتي ملفاته من ${list(hosts)}. ${hosts.length === 1 ? 'يرى هذا المضيف، وتلك التي يحيل إليها،' : 'ترى هذه المضيفات، وتلك التي تحيل إليها،'} عنوان شبكتك.`,
    conversationToo: 'وتُرسل معها هذه المحادثة بما وصلت إليه حتى الآن.',
    cautions: {
      firefox: `يشغّل ${isolate('Firefox')} النماذج ببطء، بنحو عشر كلمات في الثانية في أفضل الأحوال. ${isolate('Chrome')} و${isolate('Edge')} أسرع.`,
      mobile:
        'على الهاتف أو الجهاز اللوحي، يستهلك النموذج قدرًا كبيرًا من الذاكرة والبطارية. وقد يغلق المتصفح علامات تبويب أخرى.',
      metered: 'يبدو أن هذا الاتصال محدود البيانات: قد يكلّف التنزيل مالًا.',
      'interrupted-earlier':
        'لم يكتمل تحميل النموذج في المرة السابقة، ربما لنفاد الذاكرة، ولذلك ينتظر أن تبدأ تشغيله بنفسك.',
      'software-adapter': 'لا توجد بطاقة رسومات يمكن لهذا المتصفح استخدامها: ستكون الردود بطيئة جدًا.',
    },

    ofTotal: (done, total) => `${isolate(done)} من ${isolate(total)}`,
    otherTab: 'تنزّله علامة تبويب أخرى، وهذه في الانتظار',
    reconnecting: 'انقطع الاتصال، وتجري إعادة المحاولة',
    timeLeft: (time) => `الوقت المتبقي نحو ${isolate(time)}`,
    starting: 'جارٍ بدء التشغيل',
    cancel: 'إلغاء التنزيل',
    cancelStart: 'إلغاء',

    unsupported: {
      'insecure-context': `لا تشغّل المتصفحات النماذج إلا في صفحات ${isolate('https')}، وقد حُمّلت هذه الصفحة عبر ${isolate('http')} غير المشفّر.`,
      'no-webgpu': `لا يدعم هذا المتصفح ${isolate('WebGPU')}. يمكن لإصدار حديث من ${isolate('Chrome')} أو ${isolate('Edge')} على حاسوب، أو لمتصفح ${isolate('Safari 26')}، تشغيل النموذج.`,
      'no-adapter':
        'لم يجد هذا المتصفح معالج رسومات يمكنه استخدامه. ربما كان تسريع الأجهزة متوقفًا في إعداداته.',
      'software-adapter':
        'يرسم هذا المتصفح بالمعالج الرئيسي بدلًا من بطاقة الرسومات، وهذا أبطأ كثيرًا مما يحتاج إليه النموذج. ربما كان تسريع الأجهزة متوقفًا في إعداداته.',
      'limits-too-low': 'يتيح معالج الرسومات هذا، أو برنامج تشغيله، أقل مما يحتاج إليه النموذج.',
      'no-cache-storage':
        'لا تحتفظ هذه النافذة ببيانات المواقع، فلا يمكن تخزين النموذج. والسبب المعتاد نافذة تصفح خاص أو حظر ملفات تعريف الارتباط.',
    },
    notEnoughSpace: (needed, free) =>
      `يحتاج تنزيل النموذج إلى مساحة تبلغ نحو ${isolate(needed)}، ويتيح هذا المتصفح هنا ${isolate(free)}.`,
    failures: webllm.failures,
    libraryChanged: 'البرنامج الذي يشغّل النموذج ليس الذي نُزّل أولًا، ولذلك لم يُشغَّل. ربما حدّثه من يوفّره.',

    facts: {
      label: 'النموذج على هذا الجهاز',
      status: 'على هذا الجهاز',
      knowledge: 'القراءة المسبقة',
      model: 'النموذج هنا',
      size: 'حجمه',
      memory: 'ذاكرة الرسومات',
      processor: 'معالج الرسومات',
      offline: 'من دون شبكة',
      works: 'يعمل',
      freeSpace: 'المساحة الخالية',
      offer: { available: 'متاح وغير مستخدم', starting: 'قيد التشغيل', ready: 'يجيبك الآن' },
    },
    status: {
      checking: 'جارٍ فحص هذا الجهاز',
      unsupported: 'لا يمكن تشغيله على هذا الجهاز',
      onDevice: 'موجود على هذا الجهاز، ولم يبدأ تشغيله',
      notOnDevice: 'غير موجود على هذا الجهاز',
      declined: 'غير مستخدم، بحسب اختيارك',
      downloading: 'جارٍ التنزيل',
      preparing: 'جارٍ الإعداد',
      ready: 'يعمل على هذا الجهاز',
      lost: 'متوقف',
      failed: 'تعذّر بدء تشغيله',
      removing: 'جارٍ إزالته',
    },
    knowledge: {
      unread: 'لم يقرأ السيرة الذاتية بعد',
      reading: 'يقرأ السيرة الذاتية',
      read: 'قرأ السيرة الذاتية',
    },
    stored: {
      label: 'المخزَّن في هذا المتصفح',
      nothing: 'لا نموذج ولا تنزيل غير مكتمل.',
      partial: (size) => `${isolate(size)} من تنزيل غير مكتمل`,
      library: (hash) => `برنامجه وفق ${isolate('SHA-256')}: ${isolate(hash)}`,
      checkedBySize: (files) => `فُحص بالحجم وحده: ${list(files)}`,
      sharedWith: (sites) =>
        `يستخدم الموقع على ${list(sites)} الملفات نفسها. وإذا أزلتها، فسيلزمه تنزيلها من جديد.`,
      remove: 'إزالة',
      removeForAll: 'إزالة من كل المواقع',
      keep: 'الإبقاء',
      heldByOtherTab: 'لم تتم الإزالة: تنزّله علامة تبويب أخرى. ألغِ ذلك التنزيل، ثم أعد المحاولة.',
      notRemoved:
        'لم يُزَل النموذج. أعد المحاولة، أو أعد تحميل الصفحة، أو احذف بيانات هذا الموقع من إعدادات المتصفح.',
    },
  },

  backends: {
    failure: {
      offline:
        'متصفحك غير متصل بالشبكة.\nلا تزال السيرة الذاتية في هذه الصفحة كاملة، وسؤالك محفوظ. أعد المحاولة عندما يعود الاتصال.',
      'part-missing':
        'تعذّر تحميل جزء من هذا الموقع.\nتحقّق من اتصالك بالشبكة وأعد المحاولة، أو أعد تحميل الصفحة.',
      unreachable: `تعذّر الوصول إلى ${isolate('{server}')}.\nربما تعيق ذلك أداة لحظر المحتوى أو شبكة شركة. أعد المحاولة بعد لحظات.${orWriteTo}`,
      'permission-denied': `لا يسمح متصفحك لهذا الموقع بالوصول إلى ${isolate('{subject}')}.\nافتح إعدادات الموقع، بجانب العنوان في شريط العناوين، واسمح بخيار «التطبيقات على الجهاز» أو «الشبكة المحلية»، ثم أعد المحاولة.`,
      'blocked-by-csp': `تمنع سياسة أمان هذا الموقع نفسه الطلبات إلى ${isolate('{subject}')}.\nعلى مالك الموقع أن يبنيه من جديد مع إضافة ذلك العنوان إلى إعداداته.${orWriteTo}`,
      unauthorized: `${isolate('{server}')} لم يقبل بيانات اعتماد هذا الموقع.\nعلى مالك الموقع أن يجدّدها.${orWriteTo}`,
      forbidden: `${isolate('{server}')} لا يسمح لهذا الموقع باستخدام النموذج.\nعلى مالك الموقع أن يتحقق مما تسمح به بيانات الاعتماد أو الوسيط.${orWriteTo}`,
      'rate-limited': `${isolate('{server}')} تلقى عددًا زائدًا من الأسئلة في وقت قصير.\nانتظر دقيقة، ثم أعد المحاولة.`,
      busy: `${isolate('{server}')} مشغول أو لم يكتمل بدء تشغيله بعد.\nانتظر نصف دقيقة، ثم أعد المحاولة.`,
      'context-too-long': 'أصبحت هذه المحادثة أطول من أن يقرأها النموذج.\nابدأ محادثة جديدة واسأل مجددًا.',
      'server-error': `حدث خطأ لدى ${isolate('{server}')}.[ وكان نص رسالته: ${quoted('{detail}')}]\nأعد المحاولة. وإذا تكرر ذلك، فانتظر قليلًا.`,
      'bad-response': `جاء رد من ${isolate('{subject}')}، لكنه لم يكن من نموذج.\nربما يقع بينهما وسيط أو صفحة تسجيل دخول. أعد المحاولة بعد لحظات.${orWriteTo}`,
      'cut-off': 'انقطع الرد قبل اكتماله.\nالنص أعلاه محفوظ. أعد المحاولة للحصول على الرد كاملًا.',
      'model-stopped': 'أُوقف النموذج قبل أن يجيب.\nسؤالك محفوظ. أعد المحاولة.',
      unknown: `حدث خطأ غير متوقع.\nأعد المحاولة. وإذا تكرر ذلك، فأعد تحميل الصفحة.${orWriteTo}`,
    },
    wait: {
      loadingModel: 'جارٍ تحميل النموذج',
      readingProfile: 'جارٍ قراءة السيرة الذاتية',
      readingQuestion: 'جارٍ قراءة سؤالك',
      readingShare: (percent) => `جارٍ قراءة السيرة الذاتية: ${isolate(`${percent}٪`)}`,
      otherChat: 'في انتظار محادثتك الأخرى',
      silent: 'لم يصل شيء منذ 30 ثانية',
      trimmedNotice: 'أصبحت هذه المحادثة أطول مما يستطيع النموذج قراءته، ولذلك تُستبعد أقدم رسائلها.',
      shortenedNotice: 'السيرة الذاتية أطول مما يستطيع هذا النموذج قراءته، ولذلك تُترك أجزاء منها.',
    },

    ollama: {
      whereItRuns: (hostname) =>
        `على ${hostname === undefined ? 'هذا الحاسوب' : isolate(hostname)} · ${ollama}`,
      cloudBehind: (server) =>
        server === undefined ? `سحابة ${ollama}` : `${isolate(server)}، الذي يمرّرها إلى سحابة ${ollama}`,
      server: 'Ollama',
      mixedContent: `لا تسمح المتصفحات لصفحة آمنة بالوصول إلى ${isolate('{subject}')}، وهو غير آمن.\nشغّل ${ollama} عبر ${isolate('https')}، أو افتح هذا الموقع على العنوان ${isolate('http://localhost')} في الحاسوب الذي يعمل عليه ${ollama}.`,
      failures: {
        unreachable: `لا يأتي أي رد من ${isolate('{subject}')}: يبدو أن ${ollama} لا يعمل هناك.\nابدأ تشغيل ${ollama} وأعد المحاولة. وإذا سألك متصفحك عن السماح لهذا الموقع بالوصول إلى الأجهزة على شبكتك، فاسمح به.`,
        'origin-refused': `يعمل ${ollama} على ${isolate('{subject}')}، لكنه لا يقبل الأسئلة من هذا الموقع.\nاضبط ${isolate('OLLAMA_ORIGINS={origin}')} حيث يعمل ${ollama}، ثم أغلق ${ollama} وابدأ تشغيله مجددًا، ثم أعد المحاولة.`,
        'model-missing': `يعمل ${ollama}، لكن النموذج ${isolate('{subject}')} غير موجود لديه.\nنزّله مرة واحدة حيث يعمل ${ollama}، ثم أعد المحاولة.`,
        'context-too-long': `لا يتسع نطاق سياق ${isolate('{subject}')} للملف الشخصي مع هذا السؤال.\nابدأ تشغيل ${ollama} بنطاق أوسع، ثم أعد المحاولة. وقد يتسع أيضًا لسؤال أقصر.`,
        'out-of-memory': `النموذج ${isolate('{subject}')} أكبر مما يتسع له هذا الحاسوب.\nاختر نموذجًا أصغر، أو أغلق البرامج الأخرى وأعد المحاولة.`,
      },
      start: `بدء تشغيل ${ollama}`,
      download: 'تنزيل النموذج',
      chooseInstead: 'يمكن لنموذج مثبّت آخر أن يجيب حتى نهاية هذه الزيارة:',
    },

    hosted: {
      whereItRuns: 'لدى مزوّد الاستضافة',
      recipient: {
        ownServer: (host) => `خادم هذا الموقع، ${isolate(host)}`,
        provider: (name) => `${isolate('Hugging Face')}، التي تمرّرها إلى ${isolate(name)}`,
        anyProvider: `${isolate('Hugging Face')}، التي تمرّرها إلى مزوّد تختاره`,
      },
      server: 'النموذج المستضاف',
      failures: {
        'no-credential': `لم يُعدّ النموذج المستضاف في هذا الموقع.\nعلى مالك الموقع أن يبنيه مع ضبط ${isolate('VITE_HF_ENDPOINT')} (وسيط) أو ${isolate('VITE_HF_TOKEN')}.${orWriteTo}`,
        'credits-exhausted': `استُنفد رصيد هذا الشهر للنموذج المستضاف.\nيُمنح رصيد جديد في الشهر القادم.${orWriteTo}`,
        'model-missing': `لم يُعثر على النموذج المستضاف ${isolate('{subject}')}.\nربما تغيّر اسمه. على مالك الموقع أن يحدّد نموذجًا آخر.${orWriteTo}`,
        'model-unsupported': `لا يقدّم أي مزوّد النموذج ${isolate('{subject}')} حاليًا.\nعلى مالك الموقع أن يختار نموذجًا آخر أو مزوّدًا آخر.${orWriteTo}`,
      },
    },

    webllm,

    quotes: {
      modelName: 'اقتباسات من السيرة الذاتية',
      whereItRuns: 'من بحث في السيرة الذاتية؛ لم يكتبه أي نموذج.',
    },
  },
};
