import type { Sections } from '../sections';
import { counted, type CountedNoun } from './counted';
import { phrases } from './phrases';

export const absent = (subject: string) => `${subject}: غير مذكور في السيرة الذاتية.`;

const noun = (one: string, two: string, few: string, many: string, other: string): CountedNoun => ({
  zero: `لا ${few}`,
  one,
  two,
  few,
  many,
  other,
});

const items = (each: CountedNoun) => (n: number) => counted(n, each);

export const sections: Sections = {
  summary: {
    heading: 'نبذة شخصية',
    asked: phrases('ملخص|نبذة|تعريف|خلاصة'),
    counted: items(noun('نبذة واحدة', 'نبذتان', 'نبذات', 'نبذة', 'نبذة')),
    absent: absent('أي تعريف شخصي'),
  },
  skills: {
    heading: 'المهارات',
    asked: phrases('مهارة|مهارات|مهاراتها|مهاراته|مهاراتك|تقنيات|كفاءات|قدرات'),
    counted: items(
      noun('مجموعة مهارات واحدة', 'مجموعتا مهارات', 'مجموعات مهارات', 'مجموعة مهارات', 'مجموعة مهارات'),
    ),
    absent: absent('أي عرض للمهارات'),
  },
  languages: {
    heading: 'اللغات',
    asked: phrases('لغة|لغات|لغاتها|لغاته|لغاتك'),
    counted: items(noun('لغة واحدة', 'لغتان', 'لغات', 'لغة', 'لغة')),
    absent: absent('ما يخص اللغات'),
  },
  work: {
    heading: 'الخبرات المهنية',
    asked: phrases(
      'وظيفة|وظائف|خبرة مهنية|خبرات مهنية|خبرات|مسيرة|مسيرة مهنية|شركة|شركات|أصحاب العمل|صاحب عمل|منصب|مناصب|عملها|عمله|خبرة',
    ),
    counted: items(noun('وظيفة واحدة', 'وظيفتان', 'وظائف', 'وظيفة', 'وظيفة')),
    absent: absent('أي عمل مهني'),
  },
  internships: {
    heading: 'التدريب العملي',
    asked: phrases('تدريب عملي|تدريب صيفي|تدريبات|متدرب|متدربة|فترة تدريب'),
    counted: items(noun('تدريب عملي واحد', 'تدريبان عمليان', 'تدريبات عملية', 'تدريبًا عمليًا', 'تدريب عملي')),
    absent: absent('أي تدريب عملي'),
  },
  teachings: {
    heading: 'التدريس',
    asked: phrases('تدريس|دورة|دورات|محاضرة|محاضرات|ورشة|ورش|مادة|مواد|تدرس|يدرس'),
    counted: items(noun('مادة واحدة', 'مادتان', 'مواد', 'مادة', 'مادة')),
    absent: absent('أي نشاط في التدريس'),
  },
  partners: {
    heading: 'الشركاء',
    asked: phrases('شريك|شركاء|عميل|عملاء|زبائن'),
    counted: items(noun('شريك واحد', 'شريكان', 'شركاء', 'شريكًا', 'شريك')),
    absent: absent('ما يخص العملاء أو الشركاء'),
  },
  education: {
    heading: 'المؤهلات العلمية',
    asked: phrases(
      'تعليم|دراسة|شهادة جامعية|مؤهل|مؤهلات|مؤهلاتها|مؤهلاته|جامعة|جامعات|كلية|مدرسة|تخرج|تخرجت|درس|درست|درجة علمية|تحصيل علمي',
    ),
    counted: items(
      noun('مرحلة دراسية واحدة', 'مرحلتان دراسيتان', 'مراحل دراسية', 'مرحلة دراسية', 'مرحلة دراسية'),
    ),
    absent: absent('أي مؤهل علمي'),
  },
  projects: {
    heading: 'المشاريع',
    asked: phrases('مشروع|مشاريع|مشروعات|مشاريعها|مشاريعه|أعمال شخصية'),
    counted: items(noun('مشروع واحد', 'مشروعان', 'مشاريع', 'مشروعًا', 'مشروع')),
    absent: absent('أي مشروع'),
  },
  publications: {
    heading: 'المنشورات',
    asked: phrases('منشور|منشورات|مقال|مقالات|كتاب|كتب|بحث|أبحاث|بحوث|ورقة|أوراق|نشر|نشرت|براءة اختراع'),
    counted: items(noun('منشور واحد', 'منشوران', 'منشورات', 'منشورًا', 'منشور')),
    absent: absent('أي منشور'),
  },
  certificates: {
    heading: 'الشهادات المهنية',
    asked: phrases('شهادة مهنية|شهادات مهنية|شهادات|رخصة|رخص|اعتماد|اعتمادات'),
    counted: items(
      noun('شهادة مهنية واحدة', 'شهادتان مهنيتان', 'شهادات مهنية', 'شهادة مهنية', 'شهادة مهنية'),
    ),
    absent: absent('ما يخص الشهادات المهنية'),
  },
  awards: {
    heading: 'الجوائز',
    asked: phrases('جائزة|جوائز|تكريم|أوسمة|وسام|فازت|فاز'),
    counted: items(noun('جائزة واحدة', 'جائزتان', 'جوائز', 'جائزة', 'جائزة')),
    absent: absent('ما يخص الجوائز'),
  },
  volunteer: {
    heading: 'العمل التطوعي',
    asked: phrases('تطوع|تطوعي|تطوعية|متطوع|متطوعة|تطوعت|عمل خيري|جمعية خيرية|جمعيات'),
    counted: items(noun('عمل تطوعي واحد', 'عملان تطوعيان', 'أعمال تطوعية', 'عملًا تطوعيًا', 'عمل تطوعي')),
    absent: absent('أي عمل تطوعي'),
  },
  interests: {
    heading: 'الاهتمامات',
    asked: phrases(
      'هواية|هوايات|هواياتها|هواياته|اهتمام|اهتمامات|اهتماماتها|اهتماماته|وقت الفراغ|أوقات الفراغ|خارج العمل',
    ),
    counted: items(noun('اهتمام واحد', 'اهتمامان', 'اهتمامات', 'اهتمامًا', 'اهتمام')),
    absent: absent('ما يخص الاهتمامات خارج العمل'),
  },
  references: {
    heading: 'التوصيات',
    asked: phrases('توصية|توصيات|مزكين|معرف|معرفون|شهادات الآخرين'),
    counted: items(noun('توصية واحدة', 'توصيتان', 'توصيات', 'توصية', 'توصية')),
    absent: absent('ما يخص المعرّفين أو التوصيات'),
  },
};
