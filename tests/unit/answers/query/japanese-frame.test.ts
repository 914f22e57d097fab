import { describe, expect, it } from 'vitest';
import { isJapaneseFrame, namingPart } from '../../../../src/answers/query/japanese-frame';

const frame = new Set([
  '何',
  '実務',
  '経験',
  '年数',
  '年間',
  '年',
  '人',
  '事',
  '学校',
  '一番',
  'チーム',
  'リーダー',
]);
const isFrame = (word: string, next = '') => isJapaneseFrame(word, next, frame);

describe('a Japanese word that names nothing', () => {
  it('is hiragana, or words of the frame one after the other', () => {
    expect(isFrame('していますか')).toBe(true);
    expect(isFrame('実務経験年数')).toBe(true);
    expect(isFrame('チームリーダー')).toBe(true);
  });

  it('is a verb or an adjective, by the kana that inflect it', () => {
    expect(isFrame('働', 'いて')).toBe(true);
    expect(isFrame('年間働', 'いて')).toBe(true);
    expect(isFrame('一番新', 'しい')).toBe(true);
    expect(isFrame('何人雇', 'っていましたか')).toBe(true);
  });

  it('is no noun before a particle or a form of "する"', () => {
    expect(isFrame('猫', 'が')).toBe(false);
    expect(isFrame('溶接', 'して')).toBe(false);
    expect(isFrame('溶接', 'あり')).toBe(false);
  });

  it('is no word of single kanji that mean something else together', () => {
    expect(isFrame('人事')).toBe(false);
  });
});

describe('the naming part of a Japanese compound', () => {
  it('leaves out words of the frame around it', () => {
    expect(namingPart('料理学校', frame)).toEqual({ from: 0, to: 2 });
    expect(namingPart('実務経験豊富', frame)).toEqual({ from: 4, to: 6 });
  });

  it('is undefined where all of it names something, or nothing does', () => {
    expect(namingPart('電磁気', frame)).toBeUndefined();
    expect(namingPart('実務経験', frame)).toBeUndefined();
  });

  it('leaves out a counting or naming end, but not half of another word', () => {
    expect(namingPart('患者数', frame)).toEqual({ from: 0, to: 2 });
    expect(namingPart('教師歴', frame)).toEqual({ from: 0, to: 2 });
    expect(namingPart('実験動物', frame)).toBeUndefined();
  });
});
