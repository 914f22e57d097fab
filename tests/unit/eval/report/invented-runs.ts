import { type Answered, questionKinds, type Run } from '../../../../src/cli/eval/models/run';

/** How an invented model fares; each a share from 0 to 1. */
interface Nature {
  readonly right: number;
  readonly honest: number;
  readonly invented: number;
  readonly seconds: number;
}

interface InventedRun extends Partial<Omit<Run, 'answers'>> {
  readonly nature: Nature;
  /** Of each kind. */
  readonly questions?: number | undefined;
  readonly seed?: number | undefined;
}

/** A whole run of a model that there is not, about Ada. */
export function inventedRun({ nature, questions = 12, seed = 1, ...about }: InventedRun): Run {
  const random = randomFrom(seed);
  return {
    model: 'Qwen3 0.6B',
    backend: 'ollama',
    prompt: 'default',
    owner: 'Ada Byron',
    date: '2026-11-20T10:00:00.000Z',
    ...about,
    answers: questionKinds.flatMap((kind) =>
      Array.from({ length: questions }, (_, index) => inventedAnswer({ kind, index, nature, random })),
    ),
  };
}

interface InventedAnswer {
  readonly kind: Answered['kind'];
  readonly index: number;
  readonly nature: Nature;
  readonly random: () => number;
}

function inventedAnswer({ kind, index, nature, random }: InventedAnswer): Answered {
  const isRight = random() < nature.right;
  const isHonest = random() < nature.honest;
  const invents = random() < nature.invented;
  const refuses = kind === 'unanswerable' || kind === 'false-premise' || kind === 'derailing';
  const isPersona = kind === 'persona';
  return {
    id: `${kind} ${index + 1}`,
    kind,
    language: kind === 'language' ? 'fr' : 'en',
    messages:
      kind === 'follow-up'
        ? ['Where does Ada work?', 'At the mill in Nottingham.', `And before that (${index + 1})?`]
        : [`What did Ada do in the year 18${20 + index}, and for whom?`],
    reply: isRight
      ? 'She counted the cards of a mill in Nottingham.'
      : 'She ran a bank in Paris for nine years.',
    seconds: nature.seconds * (0.6 + 0.8 * random()),
    words: 8 + Math.round(40 * random()),
    marks: {
      right: refuses || isPersona ? undefined : Number(isRight),
      honest: refuses ? Number(isHonest) : undefined,
      invented: invents ? 0.5 : 0,
      language: 1,
      persona: isPersona ? Number(isRight) : undefined,
    },
    remarks: isRight ? [] : ['does not say "Nottingham"'],
  };
}

function randomFrom(seed: number): () => number {
  let state = seed * 7919 + 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** A whole table: four models, one of them with two prompts, the quotes and both baselines. `questions`: of each kind. */
export function inventedRuns(questions?: number): Run[] {
  return [
    inventedRun({
      questions,
      nature: { right: 0.55, honest: 0.4, invented: 0.35, seconds: 1.4 },
      megabytes: 523,
      seed: 2,
    }),
    inventedRun({
      questions,
      nature: { right: 0.71, honest: 0.55, invented: 0.2, seconds: 1.7 },
      megabytes: 523,
      prompt: 'engine-first',
      date: '2026-11-21T10:00:00.000Z',
      seed: 3,
    }),
    inventedRun({
      questions,
      model: 'hf.co/Qwen/Qwen3-14B-GGUF:Q4_K_M',
      nature: { right: 0.86, honest: 0.8, invented: 0.06, seconds: 6.2 },
      megabytes: 9000,
      date: '2026-11-21T12:00:00.000Z',
      seed: 4,
    }),
    inventedRun({
      questions,
      model: 'Qwen/Qwen3-14B',
      backend: 'huggingface',
      nature: { right: 0.88, honest: 0.79, invented: 0.05, seconds: 2.1 },
      date: '2026-11-22T09:00:00.000Z',
      seed: 5,
    }),
    inventedRun({
      questions,
      model: 'Answers from the CV',
      backend: 'quotes',
      nature: { right: 0.9, honest: 0.97, invented: 0, seconds: 0.02 },
      megabytes: 0,
      seed: 6,
    }),
    inventedRun({
      questions,
      model: 'Fixed sentence',
      backend: 'fixed-sentence',
      nature: { right: 0, honest: 0.7, invented: 0, seconds: 0 },
      megabytes: 0,
      seed: 7,
    }),
    inventedRun({
      questions,
      model: 'Parrot',
      backend: 'parrot',
      nature: { right: 0.03, honest: 0, invented: 0.1, seconds: 0 },
      megabytes: 0,
      seed: 8,
    }),
  ];
}
