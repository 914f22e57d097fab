import { describe, expect, it } from 'vitest';
import { levelIn } from '../../../src/answers/entities/language-levels';
import '../../../src/answers/languages/all-cv-words';
import { inAnyCv } from '../../../src/answers/languages/cv-words-in-use';
import type { Matter } from '../../../src/answers/languages/cv-words';
import { fold } from '../../../src/answers/text/fold';
import { answererOf, converse } from '../../support/answers';

/** What an owner says in their own language of what no field holds. */
const ines = answererOf({
  basics: {
    name: 'Inês Valadares',
    label: 'Engenheira de manutenção',
    location: { city: 'Braga', countryCode: 'PT' },
    summary:
      'Procuro um cargo de chefia; disponível a partir de março de 2027. Carta de condução B. Trabalho por turnos, mas não faço noites.',
  },
  work: [{ name: 'Papéis do Cávado', position: 'Responsável de manutenção', startDate: '2019-05' }],
  education: [
    { institution: 'Universidade do Minho', area: 'Mecânica', studyType: 'Mestrado', endDate: '2013' },
    { institution: 'Instituto do Porto', area: 'Gestão', studyType: 'Licenciatura', score: 'Não concluída' },
  ],
  languages: [{ language: 'Inglês', fluency: 'Avançado' }],
});
const salma = answererOf({
  basics: {
    name: 'سلمى الكيلاني',
    label: 'مهندسة صيانة',
    location: { city: 'عمّان', countryCode: 'JO' },
    summary:
      'أبحث عن وظيفة قيادية؛ متاحة ابتداءً من مارس 2027. لدي رخصة قيادة. أعمل في نوبات، لكن لا أعمل ليلاً.',
  },
  work: [{ name: 'مصنع الورق', position: 'رئيسة قسم الصيانة', startDate: '2019-05' }],
  education: [
    { institution: 'الجامعة الأردنية', area: 'ميكانيكا', studyType: 'ماجستير', endDate: '2013' },
    { institution: 'معهد الإدارة', area: 'إدارة', studyType: 'دبلوم', score: 'غير مكتمل' },
  ],
  languages: [{ language: 'الإنجليزية', fluency: 'متقدم' }],
});

describe('the words of a CV’s own language tell', () => {
  it.each([
    ['Tem carta de condução?', /^Sim/],
    ['Aceita trabalhar de noite?', /^Não/],
    ['Ela fala inglês fluentemente?', /^Sim/],
    ['Tem um mestrado?', /^Sim/],
    ['Quando pode começar?', /março de 2027/],
    ['Concluiu a licenciatura?', /^(?!Sim).*Não concluída/s],
  ])('in Portuguese: %s', async (question, said) => {
    expect((await converse(ines, question)).text).toMatch(said);
  });

  it.each([
    ['هل لديها رخصة قيادة؟', /^نعم/],
    ['هل تقبل العمل ليلاً؟', /^لا/],
    ['متى يمكنها البدء؟', /مارس 2027/],
    ['هل أكملت الدبلوم؟', /^(?!نعم).*غير مكتمل/s],
  ])('in Arabic: %s', async (question, said) => {
    expect((await converse(salma, question)).text).toMatch(said);
  });

  it('in Arabic what a job ad asks', async () => {
    const ad =
      'نبحث عن مهندس صيانة\n\nمتطلبات:\n- إجادة اللغة الإنجليزية\n- خبرة لا تقل عن 5 سنوات في الصيانة\n- رخصة قيادة';
    const { text } = await converse(salma, ad);
    expect(text.match(/✓/g)).toHaveLength(3);
  });
});

describe('a word that only resembles one of them tells nothing', () => {
  it.each<[Matter, string]>([
    ['permit', 'He visto crecer a mis alumnos'],
    ['pay', 'Archivo ordenado por fechas'],
    ['moving', 'Gestão da mudança'],
    ['onCall', 'Prevenção de riscos'],
    ['start', 'ترميم المتاحف'],
    ['nights', 'التفكير التحليلي'],
    ['travel', 'أسفرت عن وفر كبير'],
    ['origin', 'صيانة المنشآت'],
    ['pay', 'مراتب متقدمة'],
  ])('of %s: %s', (matter, line) => {
    expect(inAnyCv((cv) => cv.matters[matter]).test(fold(line))).toBe(false);
  });

  it('of work of one’s own by an institution, of machines by cases', () => {
    expect(inAnyCv((cv) => cv.selfEmployed).test(fold('مؤسسة الورق'))).toBe(false);
    expect(inAnyCv((cv) => cv.skillGroups.machine).test(fold('حالات خاصة'))).toBe(false);
  });

  it('of a level: a basic command is basic', () => {
    expect(levelIn(fold('Domínio básico'))).toBe(1);
  });
});
