import { expect, it } from 'vitest';
import { readAsked } from '../../../src/answers/entailment/asked';
import type { Language } from '../../../src/answers/languages/language-pack';
import engineer from '../../fixtures/resumes/engineer-by-example.json';
import { answererOf, converse } from '../../support/answers';

const nora = answererOf(engineer);

const yes = /^(?:Yes[:,.]|Oui[.,:]|Ja[:,. ]|Sí[:,.]|Sim[:,.]|はい|نعم)/;
const no = /^(?:No[:,.]|Non[.,:]|Nein[.,:]|Não[:,.]|いいえ|لا[:،.])/;

function saysIn(text: string): Row['says'] {
  return yes.test(text) ? 'yes' : no.test(text) ? 'no' : 'neither';
}

/** One kind of question: what every language reads and says, and how each asks it. */
interface Row {
  /** Predicates and qualifiers. */
  readonly means: string;
  readonly says: 'yes' | 'no' | 'neither';
  readonly quotes: string | undefined;
  readonly asked: Readonly<Record<Language, string>>;
}

const rows: Readonly<Record<string, Row>> = {
  'a language that is spoken': {
    means: 'speaks',
    says: 'yes',
    quotes: 'languages',
    asked: {
      en: 'Does she speak German?',
      fr: 'Parle-t-elle allemand ?',
      de: 'Spricht sie Deutsch?',
      es: '¿Habla alemán?',
      ja: 'ドイツ語を話せますか？',
      ar: 'هل تتحدث الألمانية؟',
      pt: 'Ela fala alemão?',
    },
  },
  'an employer': {
    means: 'worked',
    says: 'yes',
    quotes: 'job-2',
    asked: {
      en: 'Has she worked at Kestrel Labs?',
      fr: 'A-t-elle travaillé chez Kestrel Labs ?',
      de: 'Hat sie bei Kestrel Labs gearbeitet?',
      es: '¿Ha trabajado en Kestrel Labs?',
      ja: 'Kestrel Labsで働いたことがありますか？',
      ar: 'هل عملت في Kestrel Labs؟',
      pt: 'Ela trabalhou na Kestrel Labs?',
    },
  },
  'an employer, still': {
    means: 'worked current',
    says: 'no',
    quotes: 'job-2',
    asked: {
      en: 'Does she still work at Kestrel Labs?',
      fr: 'Travaille-t-elle encore chez Kestrel Labs ?',
      de: 'Arbeitet sie noch bei Kestrel Labs?',
      es: '¿Sigue trabajando en Kestrel Labs?',
      ja: 'まだKestrel Labsで働いていますか？',
      ar: 'هل ما زالت تعمل في Kestrel Labs؟',
      pt: 'Ela ainda trabalha na Kestrel Labs?',
    },
  },
  'a client taken for an employer': {
    means: 'worked',
    says: 'neither',
    quotes: 'job-2-detail-1',
    asked: {
      en: 'Has she worked for Banque Orme?',
      fr: 'A-t-elle travaillé pour Banque Orme ?',
      de: 'Hat sie für Banque Orme gearbeitet?',
      es: '¿Ha trabajado para Banque Orme?',
      ja: 'Banque Ormeで働いたことがありますか？',
      ar: 'هل عملت لدى Banque Orme؟',
      pt: 'Ela trabalhou para a Banque Orme?',
    },
  },
  'a skill': {
    means: '',
    says: 'yes',
    quotes: 'skills-1',
    asked: {
      en: 'Does she know Go?',
      fr: 'Connaît-elle Go ?',
      de: 'Kennt sie Go?',
      es: '¿Sabe Go?',
      ja: 'Goは使えますか？',
      ar: 'هل تعرف Go؟',
      pt: 'Ela sabe Go?',
    },
  },
  'a name inside a longer one': {
    means: '',
    says: 'neither',
    quotes: 'skills-2',
    asked: {
      en: 'Does she know React?',
      fr: 'Connaît-elle React ?',
      de: 'Kennt sie React?',
      es: '¿Sabe React?',
      ja: 'Reactは使えますか？',
      ar: 'هل تعرف React؟',
      pt: 'Ela sabe React?',
    },
  },
  'a home': {
    means: 'lives',
    says: 'yes',
    quotes: 'profile',
    asked: {
      en: 'Does she live in Lyon?',
      fr: 'Habite-t-elle à Lyon ?',
      de: 'Wohnt sie in Lyon?',
      es: '¿Vive en Lyon?',
      ja: 'Lyonに住んでいますか？',
      ar: 'هل تعيش في Lyon؟',
      pt: 'Ela mora em Lyon?',
    },
  },
  'an award': {
    means: 'won',
    says: 'yes',
    quotes: 'awards-1',
    asked: {
      en: 'Has she won an award?',
      fr: 'A-t-elle gagné un prix ?',
      de: 'Hat sie einen Preis gewonnen?',
      es: '¿Ha ganado algún premio?',
      ja: '賞を受賞しましたか？',
      ar: 'هل فازت بجائزة؟',
      pt: 'Ela ganhou algum prémio?',
    },
  },
  'a team that she leads': {
    means: 'led current',
    says: 'yes',
    quotes: 'job-1-detail-1',
    asked: {
      en: 'Does she lead people?',
      fr: 'Dirige-t-elle des personnes ?',
      de: 'Führt sie Mitarbeiter?',
      es: '¿Dirige a personas?',
      ja: '人を率いていますか？',
      ar: 'هل تقود فريقًا؟',
      pt: 'Ela lidera pessoas?',
    },
  },
  'the present job': {
    means: 'open: current-job',
    says: 'neither',
    quotes: 'job-1',
    asked: {
      en: 'Where does she work now?',
      fr: 'Où travaille-t-elle maintenant ?',
      de: 'Wo arbeitet sie jetzt?',
      es: '¿Dónde trabaja ahora?',
      ja: '今どこで働いていますか？',
      ar: 'أين تعمل الآن؟',
      pt: 'Onde ela trabalha agora?',
    },
  },
  'the languages': {
    means: 'open: languages',
    says: 'neither',
    quotes: 'languages',
    asked: {
      en: 'Which languages does she speak?',
      fr: 'Quelles langues parle-t-elle ?',
      de: 'Welche Sprachen spricht sie?',
      es: '¿Qué idiomas habla?',
      ja: 'どの言語を話しますか？',
      ar: 'ما اللغات التي تتحدثها؟',
      pt: 'Que línguas fala?',
    },
  },
  'the years at an employer': {
    means: 'open: duration',
    says: 'neither',
    quotes: 'job-2',
    asked: {
      en: 'How long was she at Kestrel Labs?',
      fr: 'Combien de temps est-elle restée chez Kestrel Labs ?',
      de: 'Wie lange war sie bei Kestrel Labs?',
      es: '¿Cuánto tiempo estuvo en Kestrel Labs?',
      ja: 'Kestrel Labsには何年いましたか？',
      ar: 'كم مدة عملها في Kestrel Labs؟',
      pt: 'Quanto tempo esteve na Kestrel Labs?',
    },
  },
  'who she is': {
    means: 'open: about',
    says: 'neither',
    quotes: 'summary',
    asked: {
      en: 'Who is she?',
      fr: 'Qui est-elle ?',
      de: 'Wer ist sie?',
      es: '¿Quién es?',
      ja: '彼女は誰ですか？',
      ar: 'من هي؟',
      pt: 'Quem é ela?',
    },
  },
};

const cells = Object.entries(rows).flatMap(([kind, { asked, ...meaning }]) =>
  Object.entries(asked).map(([language, question]) => ({ kind, language, question, ...meaning })),
);

it.each(cells)(
  'one meaning in every language: $kind: $language, $question',
  async ({ language, question, means, says, quotes }) => {
    const answer = await converse(nora, question);
    const [first] = answer.reading?.questions ?? [];
    if (!first || !answer.reading) throw new Error(`Not read as a question: ${answer.text}`);
    const { predicates, qualifiers } = readAsked(first.query, answer.reading.context);
    const read = first.query.isYesNo
      ? [...predicates, ...qualifiers].join(' ')
      : `open: ${first.query.intent}`;
    const {
      text,
      quotes: [quote],
    } = answer;
    expect([answer.language, read, saysIn(text), quote?.anchor], text).toEqual([
      language,
      means,
      says,
      quotes,
    ]);
  },
);

/** What is asked, what may be said, and the anchor of the first quote. */
const examples = [
  ['Does she know React Native?', 'yes', 'skills-2'],
  ['Did she work with Go at Kestrel?', 'yes', 'job-2-detail-1'],
  ['Did she lead a team at Kestrel?', 'no', 'job-2-detail-2'],
  ['Is she CKA certified?', 'neither', 'certificates-1'],
  ['Does she speak Dutch?', 'no', 'languages'],
  ['Does she speak German at C1?', 'neither', 'languages'],
  ['Is she with Birch Press?', 'neither', 'publications-1'],
  ['Is she a doctor?', 'neither', 'education-1'],
  ['Does she know Go and Rust?', 'neither', 'skills-1'],
  ['Does she know Go and SQL?', 'yes', 'skills-1'],
  ['Does she handle chainsaws well?', 'neither', undefined],
  ['Does she know Marketo?', 'neither', 'skills-3'],
  ['Is she the CFO?', 'neither', 'job-3'],
  ['Did she take a career break?', 'yes', 'summary'],
  ['Has she trained analysts?', 'yes', 'job-1-detail-3'],
  ['Has she ever prepared budgets?', 'yes', 'job-3-detail-1'],
  ['Has she hired people?', 'yes', 'job-1-detail-3'],
  ['Did she use Temporal?', 'yes', 'job-1-detail-2'],
  ['Has she been published?', 'yes', 'publications-1'],
  ['Is she an engineer?', 'yes', 'job-2'],
  ['Has she worked in Lyon?', 'yes', 'job-2'],
  ['Does she live in Paris?', 'no', 'profile'],
  ['Does she have a doctorate?', 'yes', 'education-1'],
  ['Is she still at Kestrel Labs?', 'no', 'job-2'],
  ['Did she study law?', 'yes', 'education-1'],
  ['Has she worked for Google?', 'neither', undefined],
  ['Sait-elle React ?', 'neither', 'skills-2'],
  ['A-t-elle travaillé à Lyon ?', 'yes', 'job-2'],
  ['Est-elle ingénieure ?', 'yes', 'job-2'],
  ['Parle-t-elle néerlandais ?', 'no', 'languages'],
  ['Hat sie in Lyon gearbeitet?', 'yes', 'job-2'],
  ['Spricht sie Niederländisch?', 'no', 'languages'],
  ['Hat sie Jura studiert?', 'yes', 'education-1'],
  ['¿Ha trabajado en Lyon?', 'yes', 'job-2'],
  ['¿Habla neerlandés?', 'no', 'languages'],
  ['¿Es ingeniera?', 'yes', 'job-2'],
  ['オランダ語を話せますか？', 'no', 'languages'],
  ['هل تتحدث الهولندية؟', 'no', 'languages'],
  ['Ela já trabalhou para a Banque Orme?', 'neither', 'job-2-detail-1'],
  ['Ela trabalhou em Lyon?', 'yes', 'job-2'],
  ['Ela fala neerlandês?', 'no', 'languages'],
  ['Fala alemão?', 'yes', 'languages'],
  ['Vive em Lyon?', 'yes', 'profile'],
  ['Você sabe Go?', 'yes', 'skills-1'],
  ['É engenheira?', 'yes', 'profile'],
  ['Continua na Kestrel Labs?', 'no', 'job-2'],
  ['Ela estudou direito?', 'yes', 'education-1'],
] as const;

it.each(examples)('what one invented CV entails: %s %s', async (question, says, anchor) => {
  const { text, quotes } = await converse(nora, question);
  expect([saysIn(text), quotes[0]?.anchor], text).toEqual([says, anchor]);
});
