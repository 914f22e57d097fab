import { describe, expect, it } from 'vitest';
import { render } from '../../../../src/site/render-resume';
import { chooseTheme, themes } from '../../../../src/site/theme/themes';

const sheetOf = (name: string) => themes.find((each) => each.name === name)?.sheet;

describe('the theme that meta.theme names', () => {
  it('is the one of that name, and nothing without a name', () => {
    expect(chooseTheme('academic')).toEqual({ sheet: sheetOf('academic') });
    expect(chooseTheme('default')).toEqual({});
    expect(chooseTheme()).toEqual({});
  });

  it('is the usual look for a name that there is not, with the nearest one', () => {
    const remark = /^meta\.theme: There is no theme "akademic"; did you mean academic\? .*usual look\.$/;
    expect(chooseTheme('akademic')).toEqual({ remarks: [expect.stringMatching(remark)] });
  });

  it('reaches the page that render() makes, and adds no byte to one without it', () => {
    const resume = { basics: { name: 'Ada Lovelace' } };
    const usual = render(resume);
    expect(render({ ...resume, meta: { theme: 'broadsheet' } })).toContain(sheetOf('broadsheet'));
    for (const { sheet } of themes.slice(1)) expect(usual).not.toContain(sheet);
    expect(render({ ...resume, meta: { theme: 'elegant' } })).toBe(usual);
  });
});
