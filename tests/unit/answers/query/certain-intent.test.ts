import { describe, expect, it } from 'vitest';
import { allPacks } from '../../../../src/answers/languages/all-packs';
import { certainIntent } from '../../../../src/answers/query/certain-intent';

describe('the intent of a question whose form leaves no doubt', () => {
  it.each([
    ['en', 'Who is she?'],
    ['en', 'and who’s he then?'],
    ['fr', 'Qui est-elle ?'],
    ['fr', 'C’est qui ?'],
    ['de', 'Wer ist er denn?'],
    ['es', '¿Quién es?'],
    ['ja', '彼女は誰ですか？'],
    ['ar', 'من هي؟'],
    ['en', 'Tell me about her'],
    ['en', 'Can you tell me a bit about him, please?'],
    ['fr', 'Parlez-moi un peu d’elle'],
    ['de', 'Erzähl mir von ihm'],
    ['de', 'Erzählen Sie mir bitte etwas über sie!'],
    ['es', 'Háblame de ella'],
    ['pt', 'Fala-me dela'],
    ['ja', '彼女について教えてください'],
  ] as const)('asks who the owner is: %s, %s', (language, question) => {
    expect(certainIntent(question, allPacks[language].lexicon.asks)).toBe('about');
  });

  it.each([
    ['en', 'Is she tall?'],
    ['en', 'Is she big?'],
    ['en', 'How tall is he?'],
    ['en', 'Is {name} tall?'],
    ['en', 'What does she look like?'],
    ['fr', 'Est-elle très grande ?'],
    ['fr', 'Combien pèse-t-il ?'],
    ['de', 'Ist sie groß?'],
    ['es', '¿Es alta?'],
    ['ja', '背は高いですか？'],
    ['ar', 'هل هي طويلة؟'],
    ['en', 'Is she a mother?'],
    ['en', 'Has {name} ever been ill?'],
    ['fr', 'Est-elle mariée ?'],
    ['fr', 'A-t-il déjà été malade ?'],
    ['de', 'War sie je krank?'],
    ['de', 'Raucht er?'],
    ['es', '¿Está casada?'],
    ['es', '¿Ha estado enferma?'],
    ['pt', 'Ela é casada?'],
    ['pt', 'Ele já esteve doente?'],
    ['ja', '結婚していますか？'],
    ['ar', 'هل هي متزوجة؟'],
    ['en', 'What is her blood type?'],
    ['en', 'Where do his parents live?'],
    ['en', 'Was she adopted?'],
    ['en', 'Who does he vote for?'],
    ['fr', 'Quel est son groupe sanguin ?'],
    ['fr', 'Que font ses parents ?'],
    ['de', 'Welche Blutgruppe hat er?'],
    ['de', 'Wo wohnen ihre Eltern?'],
    ['de', 'Wurde sie schon einmal verhaftet?'],
    ['es', '¿Qué grupo sanguíneo tiene?'],
    ['es', '¿Dónde viven sus padres?'],
    ['pt', 'Onde moram os pais dela?'],
    ['ja', '血液型は何ですか'],
    ['ar', 'ما فصيلة دمها؟'],
  ] as const)('asks for looks, health, family or faith: %s, %s', (language, question) => {
    expect(certainIntent(question, allPacks[language].lexicon.asks)).toBe('private');
  });

  it.each([
    ['en', 'Has she been a head nurse for mothers?'],
    ['en', 'Has she looked after ill patients?'],
    ['de', 'Hat sie Kranke gepflegt?'],
    ['de', 'Was macht ihre Mutter-Kind-Gruppe?'],
    ['pt', 'Trabalhou no país dele?'],
    ['en', 'Can she determine a blood type?'],
    ['en', 'Does she work with parents?'],
    ['en', 'Is her mother tongue English?'],
    ['en', 'Is her children’s ward training recent?'],
    ['ja', '血液型検査の経験はありますか'],
    ['es', '¿Es enfermera?'],
    ['en', 'Who is her employer?'],
    ['en', 'Tell me about her work'],
    ['en', 'Who is this for?'],
    ['en', 'Is she short of experience in Rust?'],
    ['en', 'Is the team big?'],
    ['fr', 'Qui est-elle venue remplacer ?'],
    ['de', 'Wer ist sein Chef?'],
    ['es', '¿Quién es su jefe?'],
    ['ja', 'この人の雇用主は誰ですか'],
  ] as const)('is left to the classifier: %s, %s', (language, question) => {
    expect(certainIntent(question, allPacks[language].lexicon.asks)).toBeUndefined();
  });
});
