import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { loadPage } from '../site/load-page.ts';
import { parseSettings, settingNames } from '../site/settings.ts';

/**
 * `npm run check-profile [-- FILE]`: says what is wrong with the résumé, or what could be better. Returns the exit code:
 * 1 where a build would stop.
 */
export async function main([file]: readonly string[]): Promise<number> {
  const root = process.cwd();
  const { resumeFile } = parseSettings(loadEnv('production', root, [...settingNames]));
  const name = file ?? resumeFile;
  try {
    const { modules, profile, resume } = await loadPage(root, name);
    const { promptTokens, hints } = modules.lintResume(resume, profile, (path) =>
      existsSync(resolve(root, 'public', path)),
    );
    for (const hint of hints) console.warn(`  - ${hint.path || 'the file'}: ${hint.message}`);
    console.log(`${name} can be used${hints.length > 0 ? ', with the remarks above' : ''}.`);
    console.log(`The profile prompt has about ${promptTokens} tokens.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
