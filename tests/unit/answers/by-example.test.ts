import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answererOf, converse } from '../../support/answers';

const file = 'tests/fixtures/resumes/engineer-by-example.json';
const nora = answererOf(JSON.parse(readFileSync(file, 'utf8')));

const yes = /^(?:Yes[:,.]|Oui[.,:]|Ja[:,. ]|Sí[:,.]|Sim[:,.]|はい|نعم)/;
const no = /^(?:No[:,.]|Non[.,:]|Nein[.,:]|Não[:,.]|いいえ|لا[:،.])/;

function saysIn(text: string): 'yes' | 'no' | 'neither' {
  return yes.test(text) ? 'yes' : no.test(text) ? 'no' : 'neither';
}

/** What is asked, what may be said, and the anchor of the first quote. */
const examples = [
  ['Does she know React?', 'neither', 'skills-2'],
  ['Does she know React Native?', 'yes', 'skills-2'],
  ['Has she worked for Banque Orme?', 'neither', 'job-2-detail-1'],
  ['Did she work with Go at Kestrel?', 'yes', 'job-2-detail-1'],
  ['Did she lead a team at Kestrel?', 'no', 'job-2-detail-2'],
  ['Does she lead people?', 'yes', 'job-1-detail-1'],
  ['Is she CKA certified?', 'neither', 'certificates-1'],
  ['Does she speak Dutch?', 'no', 'languages'],
  ['Does she speak German?', 'yes', 'languages'],
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
  ['Has she won an award?', 'yes', 'awards-1'],
  ['Has she been published?', 'yes', 'publications-1'],
  ['Is she an engineer?', 'yes', 'job-2'],
  ['Has she worked in Lyon?', 'yes', 'job-2'],
  ['Does she live in Lyon?', 'yes', 'profile'],
  ['Does she live in Paris?', 'no', 'profile'],
  ['Does she have a doctorate?', 'yes', 'education-1'],
  ['Is she still at Kestrel Labs?', 'no', 'job-2'],
  ['Did she study law?', 'yes', 'education-1'],
  ['Has she worked for Google?', 'neither', undefined],
  ['Has she worked at Kestrel Labs?', 'yes', 'job-2'],
  ['Sait-elle React ?', 'neither', 'skills-2'],
  ['A-t-elle travaillé pour Banque Orme ?', 'neither', 'job-2-detail-1'],
  ['A-t-elle travaillé à Lyon ?', 'yes', 'job-2'],
  ['Est-elle ingénieure ?', 'yes', 'job-2'],
  ['Parle-t-elle néerlandais ?', 'no', 'languages'],
  ['Parle-t-elle allemand ?', 'yes', 'languages'],
  ['Habite-t-elle à Lyon ?', 'yes', 'profile'],
  ['Connaît-elle Go ?', 'yes', 'skills-1'],
  ['Travaille-t-elle encore chez Kestrel Labs ?', 'no', 'job-2'],
  ['Kennt sie React?', 'neither', 'skills-2'],
  ['Hat sie für Banque Orme gearbeitet?', 'neither', 'job-2-detail-1'],
  ['Hat sie in Lyon gearbeitet?', 'yes', 'job-2'],
  ['Spricht sie Niederländisch?', 'no', 'languages'],
  ['Spricht sie Deutsch?', 'yes', 'languages'],
  ['Wohnt sie in Lyon?', 'yes', 'profile'],
  ['Kennt sie Go?', 'yes', 'skills-1'],
  ['Arbeitet sie noch bei Kestrel Labs?', 'no', 'job-2'],
  ['Hat sie Jura studiert?', 'yes', 'education-1'],
  ['¿Sabe React?', 'neither', 'skills-2'],
  ['¿Ha trabajado para Banque Orme?', 'neither', 'job-2-detail-1'],
  ['¿Ha trabajado en Lyon?', 'yes', 'job-2'],
  ['¿Habla neerlandés?', 'no', 'languages'],
  ['¿Habla alemán?', 'yes', 'languages'],
  ['¿Vive en Lyon?', 'yes', 'profile'],
  ['¿Sabe Go?', 'yes', 'skills-1'],
  ['¿Es ingeniera?', 'yes', 'job-2'],
  ['¿Sigue trabajando en Kestrel Labs?', 'no', 'job-2'],
  ['Goは使えますか？', 'yes', 'skills-1'],
  ['ドイツ語を話せますか？', 'yes', 'languages'],
  ['オランダ語を話せますか？', 'no', 'languages'],
  ['Reactは使えますか？', 'neither', 'skills-2'],
  ['まだKestrel Labsで働いていますか？', 'no', 'job-2'],
  ['Kestrel Labsで働いたことがありますか？', 'yes', 'job-2'],
  ['هل تعرف Go؟', 'yes', 'skills-1'],
  ['هل تتحدث الألمانية؟', 'yes', 'languages'],
  ['هل تتحدث الهولندية؟', 'no', 'languages'],
  ['هل عملت في Kestrel Labs؟', 'yes', 'job-2'],
  ['هل ما زالت تعمل في Kestrel Labs؟', 'no', 'job-2'],
  ['هل تعرف React؟', 'neither', 'skills-2'],
  ['Ela sabe React?', 'neither', 'skills-2'],
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

describe('what one invented CV entails', () => {
  it.each(examples)('%s %s', async (question, says, anchor) => {
    const { text, quotes } = await converse(nora, question);
    expect([saysIn(text), quotes[0]?.anchor], text).toEqual([says, anchor]);
  });
});
