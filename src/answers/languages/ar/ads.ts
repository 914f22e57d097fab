import type { AdWords } from '../ads';
import { none } from '../any-language';
import { phrases } from './phrases';

export const ads: AdWords = {
  tasks: '',
  requirements: phrases(
    'المتطلبات|متطلبات|الشروط|شروط|المؤهلات المطلوبة|المهارات المطلوبة|الخبرات المطلوبة|ما نتوقعه|نبحث عن|يشترط|يفضل|مواصفات المرشح|ملفك',
  ),
  otherHeadings: phrases(
    'نقدم لك|ما نقدمه|المزايا|مزايا|من نحن|عن الشركة|مهامك|المهام|المسؤوليات|كيفية التقديم|للتقديم|الراتب|الموقع|الوصف الوظيفي',
  ),
  greeting: none,
  asking: none,
  tasking: none,
  benefit: none,
  offer: none,
  empty: '',
  weak: '',
  affixes: none,
  lead: '',
  also: '',
  nextClause: none,
  or: '',
  and: '',
  means: '',
  lastOfList: '',
  again: '',
  degree: none,
  degreeWord: none,
  publications: none,
  awards: none,
  certificates: none,
  licence: none,
  spoken: none,
  afterLanguage: none,
  question: {
    lead: '',
    frame: '',
    somebody: '',
    who: '',
    has: '',
    article: '',
    end: '',
    and: '',
    afterComma: '',
  },
};
