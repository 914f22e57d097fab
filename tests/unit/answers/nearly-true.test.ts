import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const nia = answererOf({
  basics: {
    name: 'Nia Prosser',
    label: 'Site supervisor',
    location: { city: 'Newport', countryCode: 'GB' },
    summary:
      'I keep sites safe. I am looking for a role near Newport; early shifts are fine, no permanent nights.',
  },
  work: [
    {
      name: 'Harlech Groundworks',
      position: 'Site supervisor',
      startDate: '2020-03',
      highlights: ['Runs a crew of twelve and two cranes', 'Cut the cost of pumps'],
    },
    { name: 'Pont Quarry', position: 'Plant operator', startDate: '2014-05', endDate: '2020-02' },
  ],
  education: [
    {
      institution: 'Usk College',
      area: 'Civil engineering',
      studyType: 'BSc',
      startDate: '2023-09',
      location: 'Bristol',
    },
  ],
  certificates: [{ name: 'Forklift', issuer: 'Plant Board', date: '2018-06' }],
  skills: [{ name: 'Plant', keywords: ['Excavator', 'Dumper'] }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'Welsh', fluency: 'Excellent' },
  ],
  publications: [{ name: 'Digging by the sea', publisher: 'Gwynt Books', releaseDate: '2021' }],
  partners: { heading: 'Built for', items: [{ name: 'Railway operator', logo: 'logos.svg#railway' }] },
});

const says = async (question: string) => (await converse(nia, question)).text;

describe('a question that a line nearly answers', () => {
  it.each([
    'Did she study at the University of Bristol?',
    'A-t-elle étudié à l’université de Bristol ?',
    'Has she written several books?',
    '¿Ha escrito varios libros?',
    'Hat sie mehrere Bücher geschrieben?',
    'Does she have a university degree?',
    '¿Tiene un título universitario?',
    'She never led a crew, right?',
    'A-t-elle déjà travaillé de nuit ?',
    'Can she cut hair?',
    'Has she operated railways?',
    '夜勤をしていましたか',
  ])('gets no yes: %s', async (question) => {
    expect(await says(question)).not.toMatch(/^(?:Yes|Oui|Ja|Sí|はい)/);
  });

  it.each(['Has she worked nights?', 'Did she work at night?', 'Does she still work with Revit?'])(
    'gets no “no” from a wish or another post’s end: %s',
    async (question) => {
      expect(await says(question)).not.toMatch(/^No\b/);
    },
  );

  it.each([
    ['Does she work nights?', /^No:.*no permanent nights/],
    ['Is she still at Pont Quarry?', /^No:.*February 2020/],
    ['Is her Welsh excellent?', /^Yes/],
    ['Does she speak several languages?', /^Yes/],
    ['Can she operate an excavator?', /^Yes/],
    ['Can she drive a forklift?', /^Yes/],
    ['¿Sabe conducir un dumper?', /^Sí/],
    ['フォークリフトを運転できますか', /^はい/],
  ])('is answered where one does: %s', async (question, said) => {
    expect(await says(question)).toMatch(said);
  });
});
