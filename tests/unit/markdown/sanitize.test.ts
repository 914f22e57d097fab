// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { decodeReference, sanitize } from '../../../src/markdown/sanitize';
import { trustedScriptUrl } from '../../../src/trusted-types';

describe('the sanitiser', () => {
  it('removes everything that is not on the allow list', () => {
    const box = document.createElement('div');
    const image = document.createElement('img');
    image.setAttribute('onerror', 'alert(1)');
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:alert(1)');
    link.setAttribute('id', 'reply');
    link.setAttribute('onclick', 'alert(1)');
    link.textContent = 'text';
    box.append(image, link, document.createElement('script'), document.createElement('form'));
    expect(sanitize(box).innerHTML).toBe('<a>text</a>');
  });

  it('accepts no markup but a character reference', () => {
    expect(decodeReference('&copy;')).toBe('©');
    expect(() => decodeReference('<b>')).toThrow(TypeError);
  });
});

describe('a trusted script address', () => {
  it('is of this origin', () => {
    expect(trustedScriptUrl('/worker.js')).toBe(`${location.origin}/worker.js`);
    expect(() => trustedScriptUrl('https://evil.invalid/worker.js')).toThrow(TypeError);
    expect(() => trustedScriptUrl('data:text/javascript,1')).toThrow(TypeError);
  });
});
