import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CareerSpan } from '../../../../src/page/timeline/career-spans';
import { drawTimeline } from '../../../../src/page/timeline/draw-timeline';
import { Timeline } from '../../../../src/page/timeline/Timeline';
import { timelineOf } from '../../../../src/page/timeline/timeline-of';
import { outlineOf } from '../../../../src/resume/outline';
import { parseProfile } from '../../../../src/resume/profile';
import { interfaceLanguages } from '../../../../src/words/languages';
import { siteWords } from '../../../../src/words/site-words';
import { siteFacts } from '../../../support/site-facts';
import { renderPage } from '../../../support/render-page';

type Language = (typeof interfaceLanguages)[number];

const person = { basics: { name: 'Mina Farrow' } };
const job = (name: string, startDate?: string, endDate?: string) => ({ name, startDate, endDate });

function timelineIn(language: Language, resume: object, month = '2026-11') {
  const { page, resume: words } = siteWords[language];
  return timelineOf(outlineOf(parseProfile({ ...person, ...resume }), words), {
    month,
    direction: language === 'ar' ? 'rtl' : 'ltr',
    language,
    labelOf: page.timeline,
  });
}

function svgOf(language: Language, resume: object): string {
  const timeline = timelineIn(language, resume);
  return timeline
    ? renderToStaticMarkup(<Timeline {...timeline} />).replace(/^<div[^>]*>|<\/div>$/g, '')
    : '';
}

const draw = (spans: readonly CareerSpan[], direction: 'ltr' | 'rtl' = 'ltr') =>
  drawTimeline(spans, { direction, yearLabel: String, mostBytes: 2000 });

const span = (name: string, from: number, to: number, more: Partial<CareerSpan> = {}): CareerSpan => ({
  kind: 'job',
  name,
  from: 2000 * 12 + from,
  to: 2000 * 12 + to,
  isOngoing: false,
  ...more,
});

const pathsOf = (spans: readonly CareerSpan[]) =>
  Object.fromEntries((draw(spans)?.paths ?? []).map(({ look, d }) => [look, d]));
const namesOf = (resume: object) =>
  timelineIn('en', resume)?.drawing.names.flatMap(({ texts }) => texts.map(({ text }) => text));

describe('the timeline of a career', () => {
  it('stands between the heading of the work and the first job, without script, style or id', () => {
    const work = [job('A mill', '2019-03'), job('A forge', '2015', '2019')];
    const { html } = renderPage(parseProfile({ ...person, work }), siteFacts);
    expect(html).toMatch(/Work experience<\/h2><div class="timeline[^>]*><svg role="img"/);
    const svg = /<svg role="img".*?<ol/.exec(html)?.[0] ?? '';
    expect(svg).toContain('A forge');
    expect(svg).not.toMatch(/ style=| id=|<script|<a /);
  });

  it('says in one sentence what it shows, in each language', () => {
    const ended = { work: [job('A', '2001-02', '2004-03'), job('B', '2004-04', '2009-12')] };
    const goingOn = { work: [job('A', '2001-02', '2004-03'), job('B', '2004-04')] };
    expect(timelineIn('en', ended)?.label).toBe('Career timeline from 2001 to 2009');
    expect(timelineIn('en', goingOn)?.label).toBe('Career timeline from 2001 to the present');
    expect(timelineIn('de', goingOn)?.label).toBe('Zeitleiste des Werdegangs seit 2001');
    expect(timelineIn('fr', ended)?.label).toBe('Frise du parcours de 2001 à 2009');
    expect(timelineIn('es', ended)?.label).toBe('Cronología de la trayectoria de 2001 a 2009');
    expect(timelineIn('ja', ended)?.label).toBe('2001年から2009年までの経歴の年表');
    expect(timelineIn('ar', goingOn)?.label).toMatch(/^مخطط زمني للمسيرة منذ .?2001.?$/);
  });

  it('is left out where the dates say nothing', () => {
    expect(timelineIn('en', { work: [job('A', '2001')] })).toBeUndefined();
    expect(timelineIn('en', { work: [job('A'), job('B')] })).toBeUndefined();
    expect(timelineIn('en', { work: [job('A', '2001-02', '2001-03'), job('B', '2001-04', '2001-09')] })).toBe(
      undefined,
    );
    const schools = [
      { institution: 'A', startDate: '2001', endDate: '2004' },
      { institution: 'B', startDate: '2004', endDate: '2009' },
    ];
    expect(timelineIn('en', { work: [job('A')], education: schools })).toBeUndefined();
  });

  it('leaves out what has no dates', () => {
    const work = [job('Mill', '2001', '2010'), job('Forge', '2010', '2020'), job('Farm')];
    expect(namesOf({ work })?.toSorted()).toEqual(['Forge', 'Mill']);
  });

  it('draws years that follow each other without gap or overlap', () => {
    const { drawing } =
      timelineIn('en', { work: [job('A', '2010', '2015'), job('B', '2015', '2020')] }) ?? {};
    const bars = drawing?.paths.find(({ look }) => look === 'job')?.d;
    // Only a gap of three units separates them.
    expect(bars).toBe('M0 5h497M500 5h497');
  });

  it('draws what goes on up to this month, and open after it', () => {
    const resume = { work: [job('B', '2020-11'), job('A', '2016-11', '2020-10')] };
    const { job: bars, open } = pathsByLook(timelineIn('en', resume, '2024-10'));
    expect(bars).toBe('M0 5h482M485 5h485');
    expect(open).toBe('M970 5h30');
    expect(pathsByLook(timelineIn('en', resume, '2028-10')).job).toBe('M0 5h320M323 5h647');
  });

  it('shows gaps as they are', () => {
    expect(pathsOf([span('A', 0, 100), span('B', 300, 400)])['job']).toBe('M0 5h247M750 5h247');
  });

  it('gives what runs in parallel lanes of its own, and internships thinner bars', () => {
    const { job: jobs, internship } = pathsOf([
      span('A', 0, 100),
      span('B', 50, 100),
      span('C', 20, 40, { kind: 'internship' }),
    ]);
    expect(jobs).toBe('M0 14h997M500 5h497');
    expect(internship).toBe('M200 7h197');
  });

  it('runs from right to left where the CV does', () => {
    const spans = [span('A', 0, 60), span('B', 60, 120)];
    const drawing = draw(spans, 'rtl');
    expect(drawing?.paths.find(({ look }) => look === 'job')?.d).toBe('M503 5h497M3 5h497');
    expect(drawing?.years[0]?.x).toBe('100%');
  });

  it('names each employer once', () => {
    const work = [job('Mill', '2001', '2005'), job('Mill', '2005', '2012'), job('Forge', '2012')];
    expect(namesOf({ work })?.toSorted()).toEqual(['Forge', 'Mill']);
  });

  it('names the longest jobs where there is no room for all', () => {
    const short = Array.from({ length: 12 }, (_, index) =>
      job(`Short ${index}`, `2001-0${(index % 9) + 1}`, '2002'),
    );
    const names = namesOf({ work: [job('The long one', '2002', '2020'), ...short] });
    expect(names).toContain('The long one');
    expect(names?.length).toBeLessThan(13);
  });

  it('joins neighbours rather than dropping jobs where there are too many', () => {
    const spans = Array.from({ length: 90 }, (_, index) => span(`Job ${index}`, index * 6, index * 6 + 5));
    const bars = pathsOf(spans)['job']?.match(/M/g) ?? [];
    expect(bars.length).toBe(36);
    expect(pathsOf(spans)['job']).toMatch(/^M0 /);
  });

  it('takes 1,500 bytes at most, whatever the dates and names are', () => {
    const date = fc.oneof(
      fc.constant(undefined),
      fc.integer({ min: 1950, max: 2030 }).map(String),
      fc
        .tuple(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 1, max: 12 }))
        .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    );
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.constantFrom(
        'Müller & Söhne "Bau" <GmbH>',
        '株式会社ことり文具製作所',
        'شركة البناء والتعمير',
        'ACME',
      ),
    );
    const entry = fc.record({ name, startDate: date, endDate: date });
    const resume = fc.record({
      work: fc.array(entry, { minLength: 1, maxLength: 60 }),
      internships: fc.array(entry, { maxLength: 10 }),
      education: fc.array(fc.record({ institution: name, title: name, startDate: date, endDate: date }), {
        maxLength: 12,
      }),
    });
    fc.assert(
      fc.property(resume, fc.constantFrom(...interfaceLanguages), (each, language) => {
        const svg = svgOf(language, each);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(1500);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|h-|%"[^>]*x="-/);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps names clear of each other at every width, and inside the line', () => {
    const spans = fc.array(
      fc
        .tuple(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 1, max: 120 }), fc.boolean(), fc.nat(3))
        .map(([from, months, isOngoing, words]) =>
          span(`N${from}${' word'.repeat(words)}`, from, isOngoing ? 600 : from + months, { isOngoing }),
        ),
      { minLength: 2, maxLength: 25 },
    );
    fc.assert(
      fc.property(spans, fc.constantFrom(22, 30, 44, 60), (each, width) => {
        const names = draw(each)?.names ?? [];
        const shown = names.filter(({ looks }) => width >= 44 || !looks.includes('wide'));
        const boxes = shown.flatMap(({ looks, texts }) =>
          texts.map(({ x, y, text }) => {
            const pole = (Number.parseFloat(x) / 100) * width;
            // A letter takes half an em or more.
            const length = text.length * 0.5;
            return looks.includes('end')
              ? { y, from: pole - length, to: pole }
              : { y, from: pole, to: pole + length };
          }),
        );
        for (const [index, a] of boxes.entries()) {
          expect(a.from).toBeGreaterThanOrEqual(-0.5);
          expect(a.to).toBeLessThanOrEqual(width + 0.5);
          for (const b of boxes.slice(index + 1))
            expect(a.y !== b.y || a.to <= b.from || b.to <= a.from).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

function pathsByLook(timeline: ReturnType<typeof timelineIn>): Record<string, string> {
  return Object.fromEntries((timeline?.drawing.paths ?? []).map(({ look, d }) => [look, d]));
}
