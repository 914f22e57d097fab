import { describe, expect, it } from 'vitest';
import type { ClaimChecker } from '../../../../src/answers/check-claims';
import { createRunningReply } from '../../../../src/chat/core/running-reply';
import { type ReplyClaims, watchClaims } from '../../../../src/chat/core/watch-claims';
import { settled } from '../../../support/scripted-backend';
import { createScriptedClaims } from '../../../support/scripted-claims';
import { createStepClock } from '../../../support/step-clock';

function setUp(load?: (checker: ClaimChecker) => Promise<ClaimChecker>) {
  const claims = createScriptedClaims();
  const clock = createStepClock();
  const text = createRunningReply();
  const written: ReplyClaims[] = [];
  const done = { count: 0 };
  const watch = watchClaims({
    loadChecker: async () => load?.(claims.checker) ?? claims.checker,
    question: 'Who is she?',
    text,
    clock,
    write: (each) => written.push(each),
    onDone: () => (done.count += 1),
  });
  /** Displays more of the reply, and lets the time pass after which it is read. */
  const show = async (more: string) => {
    text.receive(more);
    text.show(text.received.length);
    await pass();
  };
  const pass = async () => {
    for (let round = 0; round < 3; round++) {
      clock.pass(100);
      await settled();
    }
  };
  const end = async (isWhole: boolean) => {
    text.end();
    watch.end(isWhole);
    await pass();
  };
  const found = () => written.at(-1)?.doubtful.map((claim) => claim.text);
  return { ...claims, done, watch, text, clock, written, show, pass, end, found };
}

const truth = 'She is a bookbinder who lives in the city of Ghent. ';

describe('a reply that is held against the CV', () => {
  it('has a statement found once its sentence is complete, and not before', async () => {
    const run = setUp();
    await run.show(`${truth}This is a lie`);
    expect(run.written).toEqual([]);
    await run.show('. And');
    expect(run.found()).toEqual(['This is a lie.']);
    expect(run.written).toHaveLength(1);
    expect(run.written[0]?.isComplete).toBe(false);
  });

  it('is read in the language of its first words', async () => {
    const run = setUp();
    await run.show('She is');
    expect(run.opened).toEqual([]);
    await run.show(' a bookbinder who lives in the city of Ghent.');
    expect(run.opened).toEqual([{ question: 'Who is she?', beginning: truth.trim() }]);
  });

  it('is read a thousand characters a task where much of it is displayed at once', async () => {
    const run = setUp();
    await run.show(truth);
    const before = run.texts.length;
    run.text.receive(`${'Many characters. '.repeat(200)}A lie`);
    await run.end(true);
    for (let round = 0; round < 10; round++) await run.pass();
    const lengths = run.texts.slice(before).map(({ answer }) => answer.length - truth.length);
    expect(lengths).toEqual([1000, 2000, 3000, 3405]);
    expect(run.texts.filter(({ isWhole }) => isWhole)).toHaveLength(1);
    expect(run.found()).toEqual(['A lie']);
    expect(run.written).toMatchObject([{ doubtful: [{ text: 'A lie' }], isComplete: true }]);
    expect(run.done.count).toBe(1);
  });

  it('begins anew where its text was retracted', async () => {
    const run = setUp();
    await run.show(`${truth}A lie. And`);
    expect(run.found()).toEqual(['A lie.']);
    run.text.retract();
    await run.show(`Of Ghent. ${truth}No more lies. Done`);
    expect(run.written[1]).toEqual({ doubtful: [], isComplete: false });
    expect(run.found()).toEqual(['No more lies.']);
    expect(run.opened).toHaveLength(2);
  });

  it('is without marks where the rules cannot be loaded, and asks for them again at its end', async () => {
    let loads = 0;
    const run = setUp(async (checker) => {
      loads += 1;
      if (loads <= 2) throw new TypeError('offline');
      return checker;
    });
    await run.show(`${truth}A lie. And`);
    await run.show(' more of that.');
    expect(run.written).toEqual([]);
    expect(loads).toBe(2);
    await run.end(true);
    expect(run.found()).toEqual(['A lie.']);
  });

  it('is checked whole where the rules come after its end', async () => {
    let loaded = () => {};
    const loading = new Promise<void>((resolve) => (loaded = resolve));
    const run = setUp(async (checker) => {
      await loading;
      return checker;
    });
    await run.show('A lie. End');
    await run.end(true);
    loaded();
    await run.pass();
    expect(run.written).toMatchObject([{ isComplete: true }]);
  });
});
