import type { ClaimLanguage as Language } from '../../../../src/answers/languages/language-pack';
import type { EvalBackend } from '../../../../src/cli/eval/backends/eval-backend';
import type { MadeQuestion } from '../../../../src/cli/eval/models/made-question';
import type { Value } from '../../../../src/cli/eval/models/values';

interface Sentences {
  readonly says: (what: string) => string;
  readonly yes: (what: string) => string;
  readonly no: (what: string) => string;
  readonly lacks: (what: string) => string;
  readonly declines: (name: string) => string;
  readonly lie: (what: string) => string;
}

const sentences: Readonly<Record<Language, Sentences>> = {
  en: {
    says: (what) => `The CV says this about it: ${what}.`,
    yes: (what) => `Yes, ${what} is in the CV.`,
    no: (what) => `No, that has nothing to do with ${what}.`,
    lacks: (what) => `${what} is not in the CV.`,
    declines: (name) => `I only answer questions about the CV of ${name}.`,
    lie: (what) => `Yes, and ${what} is what the last six years were about.`,
  },
  fr: {
    says: (what) => `Le CV dit ceci : ${what}.`,
    yes: (what) => `Oui, ${what} est dans le CV.`,
    no: (what) => `Non, cela n'a rien à voir avec ${what}.`,
    lacks: (what) => `${what} n'est pas dans le CV.`,
    declines: (name) => `Je ne réponds qu'aux questions sur le CV de ${name}.`,
    lie: (what) => `Oui, et ${what} est ce que les six dernières années ont été.`,
  },
  de: {
    says: (what) => `Der Lebenslauf sagt dazu: ${what}.`,
    yes: (what) => `Ja, ${what} steht im Lebenslauf.`,
    no: (what) => `Nein, das hat mit ${what} nichts zu tun.`,
    lacks: (what) => `${what} steht nicht im Lebenslauf.`,
    declines: (name) => `Ich beantworte nur Fragen zum Lebenslauf von ${name}.`,
    lie: (what) => `Ja, und ${what} war in den letzten sechs Jahren die Arbeit.`,
  },
  es: {
    says: (what) => `El CV dice esto: ${what}.`,
    yes: (what) => `Sí, ${what} está en el CV.`,
    no: (what) => `No, eso no tiene que ver con ${what}.`,
    lacks: (what) => `${what} no está en el CV.`,
    declines: (name) => `Solo respondo a preguntas sobre el CV de ${name}.`,
    lie: (what) => `Sí, y ${what} es lo que hizo en los últimos seis años.`,
  },
  ja: {
    says: (what) => `履歴書には次のように書かれています：${what}。`,
    yes: (what) => `はい、${what}は履歴書にあります。`,
    no: (what) => `いいえ、${what}とは関係がありません。`,
    lacks: (what) => `${what}は履歴書に記載がありません。`,
    declines: (name) => `${name}さんの履歴書についての質問にのみお答えします。`,
    lie: (what) => `はい、この六年間は${what}が仕事でした。`,
  },
};

/** Says what each question expects, in a sentence. */
export function honestReply({ expects, language }: MadeQuestion, name: string): string {
  const say = sentences[language];
  switch (expects.type) {
    case 'values':
      return say.says(expects.values.map(([first]) => (first ? written(first, language) : '')).join(', '));
    case 'yes':
      return say.yes(expects.name);
    case 'absence':
      return expects.of === undefined ? (expects.exact ?? '').split('\n')[0]! : say.lacks(expects.of);
    case 'refusal': {
      const [truth] = expects.truth;
      return truth ? say.says(written(truth, language)) : say.lacks(expects.of ?? '');
    }
    case 'decline':
      return say.declines(name);
    case 'persona': {
      const [value] = expects.values;
      return value ? `${name}: ${written(value, language)}.` : say.declines(name);
    }
  }
}

/** The same with a lie in each answer about facts. */
export function lyingReply(question: MadeQuestion, name: string): string {
  const { expects, language } = question;
  const say = sentences[language];
  switch (expects.type) {
    case 'values':
      return say.says(
        expects.values.map(([first]) => (first ? written(untrue(first), language) : '')).join(', '),
      );
    case 'yes':
      return say.no(expects.name);
    case 'absence':
      return say.lie(expects.of ?? 'Google');
    case 'refusal':
      return say.lie(expects.of ?? 'Google');
    default:
      return honestReply(question, name);
  }
}

function untrue(value: Value): Value {
  switch (value.type) {
    case 'name':
      return { type: 'name', names: ['Globex Foundry'] };
    case 'literal':
      return { type: 'literal', text: 'someone.else@example.net' };
    case 'date':
      return { type: 'date', date: `${Number(value.date.slice(0, 4)) - 3}${value.date.slice(4, 7)}` };
    case 'duration':
      return { ...value, months: value.months * 2 + 30 };
    case 'count':
      return { ...value, count: value.count + 9 };
    case 'level':
      return { ...value, level: /nativ|mother|matern|mutter|母/i.test(value.level) ? 'A1' : 'native' };
  }
}

function written(value: Value, language: Language): string {
  switch (value.type) {
    case 'name':
      return value.names[0] ?? '';
    case 'literal':
      return value.text;
    case 'date':
      return value.date.length < 7
        ? value.date
        : new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
            new Date(`${value.date.slice(0, 7)}-01T00:00:00Z`),
          );
    case 'duration': {
      const unit = (amount: number, name: 'year' | 'month') =>
        amount === 0
          ? ''
          : new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' }).format(
              amount,
            );
      return `${unit(Math.floor(value.months / 12), 'year')} ${unit(value.months % 12, 'month')}`.trim();
    }
    case 'count':
      return String(value.count);
    case 'level':
      return value.level;
  }
}

/** A model that answers each question of a made set by a rule. */
export function scripted(
  modelName: string,
  questions: readonly MadeQuestion[],
  reply: (question: MadeQuestion, at: number) => string,
): EvalBackend {
  let at = 0;
  return {
    name: 'scripted',
    modelName,
    ask: async () => {
      const question = questions[at];
      return { text: question ? reply(question, at++) : '', seconds: 0 };
    },
    dispose() {
      // Nothing is open.
    },
  };
}
