import { describe, expect, it } from 'vitest';
import { keptName } from '../../../src/shared/site-name';
import type { SiteSettings } from '../../../src/shared/site-data';

const settings: SiteSettings = {
  basePath: '/talking-cv/',
  backend: 'ollama',
  server: { host: 'http://localhost:11434', model: 'qwen3' },
};

describe('the names under which a conversation and choices are kept', () => {
  it('are the base path’s on a site, whatever page of it is open', () => {
    expect(keptName({ settings }, { pathname: '/talking-cv/fr/' })).toBe('talking-cv:/talking-cv/');
  });

  it('are the folder’s and the CV’s in an embed', () => {
    const name = (pathname: string, cvId: string) => keptName({ settings, cvId }, { pathname });
    expect(name('/jane/frame.html', 'a1')).toBe(name('/jane/frame.fr.html', 'a1'));
    const names = [name('/jane/frame.html', 'a1'), name('/john/', 'a1'), name('/jane/', 'b2')];
    expect(new Set(names).size).toBe(3);
  });
});
