import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const rhys = answererOf({
  basics: {
    name: 'Rhys Maddern',
    label: 'Coach driver and cook',
    location: { city: 'Truro', countryCode: 'GB' },
    summary: 'I drive coaches. Looking for a coach instructor post.',
  },
  work: [
    {
      name: 'Fal Coaches',
      position: 'Coach Driver',
      location: 'Truro',
      startDate: '2015-05',
      summary: 'Tours of Cornwall, with exercise breaks for the passengers.',
      highlights: ['Look after three trainees a summer'],
    },
    {
      name: 'The Galley',
      position: 'Kitchen porter',
      location: 'Penryn',
      startDate: '2009-04',
      endDate: '2014-03',
      highlights: ['Kept the stores together with an apprentice'],
    },
  ],
  volunteer: [{ organization: 'Quay Choir', position: 'Artistic Director' }],
  education: [
    { institution: 'Lander College', area: 'Catering', studyType: 'Certificate', endDate: '2009' },
    { institution: 'Pool School', area: '', studyType: 'A levels', endDate: '2006' },
  ],
  certificates: [{ name: 'Licence C', date: '2014' }],
  skills: [{ name: 'On board', keywords: ['First aid', 'Cooking'] }],
  publications: [
    { name: 'Soups at sea', publisher: 'Carrick Press', releaseDate: '2020', summary: 'A small book' },
  ],
  languages: [{ language: 'English', fluency: 'Native' }],
});
const says = async (question: string) => (await converse(rhys, question)).text;

describe('a plain question about a CV', () => {
  it.each([
    'Is he a coach instructor?',
    'Was he ever out of work?',
    'Il a été apprenti ?',
    'Does he hold a licence D?',
    '¿Estuvo en el ejército?',
    '¿Es director general?',
  ])('gets no yes by a word of it alone: %s', async (question) => {
    expect(await says(question)).not.toMatch(/^(?:Yes|Oui|Sí)/);
  });

  it.each([
    ['Does he hold a licence C?', /^Yes.*Licence C/],
    ['Is he currently employed?', /^Yes.*Fal Coaches/],
    ['whats his frist job', /The Galley/],
    ['how many trainees', /three trainees/],
    ['Has he written a book about cooking?', /Soups at sea/],
    ['Any gaps?', /nothing for April 2014 to April 2015\./],
  ])('is answered by what the CV has: %s', async (question, expected) => {
    expect(await says(question)).toMatch(expected);
  });

  it.each([
    ['Can he bake bread?', 'bread'],
    ['GDPR experience', 'GDPR'],
    ['vegetarian menu', 'vegetarian menu'],
    ['Can he drive a tram?', 'tram'],
    ['Has he worked in a bank?', 'bank'],
  ])('hears what the CV lacks, and nothing else: %s', async (question, word) => {
    expect(await says(question)).toMatch(
      new RegExp(`^(?:The words? )?“${word}” (?:is|are) not in the CV\\.\\n\\n`),
    );
  });

  it('is not denied what another part of the CV has', async () => {
    expect(await says('Does he have a first aid certificate?')).not.toContain('not in the CV');
  });

  it('takes a month of the future for no past one', async () => {
    expect(await says('Is he available from May?')).toMatch(/^When Rhys is available is not in the CV/);
  });
});

const bronwen = answererOf({
  basics: {
    name: 'Bronwen Tyack',
    label: 'Stable manager',
    summary: 'Easy to find on any yard. I am looking for a larger stable from next autumn.',
  },
  work: [
    {
      name: 'Carn Stables',
      position: 'Stable manager',
      startDate: '2018-03',
      summary: 'Mixed yard, small animals and farm',
      highlights: ['Lead nine staff', 'Trained four grooms'],
    },
    {
      name: 'Redruth Animal Hospital',
      position: 'Groom',
      startDate: '2012-05',
      endDate: '2018-02',
      highlights: ['Fed sixty dogs'],
    },
  ],
  education: [
    {
      institution: 'Trevenson College',
      area: 'Equine Care',
      studyType: 'Foundation degree',
      endDate: '2012',
    },
    { institution: 'Lander College', area: 'Book-keeping', studyType: 'Certificate', endDate: '2016' },
  ],
  skills: [
    { name: 'Management', keywords: ['Rotas', 'Feed orders'] },
    { name: 'Clinical', keywords: ['Wound care', 'Radiography'] },
  ],
});

describe('a plain question about a second CV', () => {
  it.each([
    ['How many people does she manage?', /Lead nine staff/],
    ['Has she trained others?', /^Yes.*Trained four grooms/],
    ['When can she start?', /from next autumn/],
    ['When did she start working?', /Redruth Animal Hospital/],
    ['Quand a-t-elle commencé à travailler ?', /Redruth Animal Hospital/],
    ['When did she start?', /March 2018/],
    ['Can she take x-rays?', /Radiography/],
    ['What is her highest qualification?', /Foundation degree/],
    ['¿Ha estado sin trabajo?', /hueco/],
    ['Has she worked with farm animals?', /^Yes.*small animals and farm/],
    ['Does she play an instrument?', /“instrument” is not in the CV/],
  ])('is answered by what the CV has: %s', async (question, expected) => {
    expect((await converse(bronwen, question)).text).toMatch(expected);
  });

  it('gets no yes to a trait by a word of it', async () => {
    expect((await converse(bronwen, 'Is she easy to work with?')).text).not.toMatch(/^Yes/);
  });
});

it('a pharmacist of Sendai is asked for her present workplace in Japanese', async () => {
  const aoi = answererOf({
    basics: { name: '藤代 葵', label: '薬剤師' },
    work: [
      { name: 'みなと薬局', position: '管理薬剤師', startDate: '2019-04' },
      { name: '青葉病院', position: '病棟薬剤師', startDate: '2013-04', endDate: '2019-03' },
    ],
  });
  expect((await converse(aoi, '今の職場はどこですか')).text).toContain('みなと薬局');
});
