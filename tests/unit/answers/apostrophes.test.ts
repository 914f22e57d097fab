import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';
import { claimReader, isMarked } from '../../support/claim-verdicts';

/** The CV with straight apostrophes; the other one has curly ones. */
const straight = {
  basics: { name: "Maeve O'Rourke", label: "Ships' carpenter", summary: "Repairs what other yards can't." },
  work: [
    {
      name: "Cobh Builders' Yard",
      position: 'Carpenter',
      startDate: '2015-03',
      endDate: '2021-06',
      highlights: ["Rebuilt the trawler's deck.", "Kept the harbourmaster's launch afloat."],
    },
  ],
  education: [{ institution: "St Brendan's College", area: 'Joinery', startDate: '2011', endDate: '2014' }],
};
const curl = (text: string) => text.replaceAll("'", '’');
const cvs = [
  ['straight', straight],
  ['curly', JSON.parse(curl(JSON.stringify(straight))) as unknown],
] as const;

describe.each(cvs)('a CV with %s apostrophes', (style, resume) => {
  const owner = (text: string) => (style === 'curly' ? curl(text) : text);
  const answerer = answererOf(resume);
  const read = claimReader(resume);

  it.each([
    ["What did she do at Cobh Builders' Yard?", 'job-1'],
    ["Did she rebuild the trawler's deck?", 'job-1'],
    ["When was she at St Brendan's College?", 'education-1'],
  ])('answers "%s" alike, however it is typed', async (question, anchor) => {
    const typed = await converse(answerer, question);
    const curly = await converse(answerer, curl(question));
    expect(curly.quotes).toEqual(typed.quotes);
    expect(typed.quotes[0]?.anchor).toContain(anchor);
    expect(curly.text).toBe(typed.text);
  });

  it("quotes the owner's own characters", async () => {
    const { quotes } = await converse(answerer, 'Did she rebuild the trawler’s deck?');
    expect(quotes.map(({ text }) => text).join('\n')).toContain(owner("Rebuilt the trawler's deck."));
  });

  it('takes a statement with either for what the CV says', async () => {
    for (const statement of [
      "She rebuilt the trawler's deck at Cobh Builders' Yard.",
      "She studied joinery at St Brendan's College.",
    ]) {
      expect(isMarked(await read(statement))).toBe(false);
      expect(isMarked(await read(curl(statement)))).toBe(false);
    }
    expect(isMarked(await read('She speaks Norwegian.'))).toBe(true);
  });
});
