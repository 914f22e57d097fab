import { lintResume } from '../resume/lint.ts';
import { openQuestions } from '../resume/open-questions.ts';
import { resumeWords } from '../resume/words.en.ts';
import { readEnvironment } from '../site/environment.ts';
import { loadResume } from '../site/load-resume.ts';
import { parseSettings } from '../site/settings.ts';

/**
 * `npm run check-profile [-- FILE]`: says what is wrong with the résumé, what could be better, and
 * what visitors will ask that it leaves open. Returns the exit code:
 * 1 where a build would stop.
 */
export async function main([file]: readonly string[]): Promise<number> {
  const folder = process.cwd();
  const name = file ?? parseSettings(readEnvironment(folder)).resumeFile;
  try {
    const { profile, resume } = loadResume(folder, name);
    const { promptTokens, hints } = lintResume(resume, profile, resumeWords);
    for (const hint of hints) console.warn(`  - ${hint.path || 'the file'}: ${hint.message}`);
    console.log(`${name} can be used${hints.length > 0 ? ', with the remarks above' : ''}.`);
    const open = openQuestions(profile);
    if (open.length > 0) console.log('Visitors often ask what this CV leaves open. Where to answer it:');
    for (const { question, key } of open) console.log(`  - ${question} (\`${key}\`)`);
    console.log(`The profile prompt has about ${promptTokens} tokens.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
