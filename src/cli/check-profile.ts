import { lintResume } from '../resume/lint.ts';
import { openQuestions } from '../resume/open-questions.ts';
import { countTidied, type Remark, remarkLines } from '../resume/read/remark.ts';
import { loadResumes } from '../site/load-resume.ts';
import { loadEditorWords } from '../words/editor/load-words.ts';
import { siteWords } from '../words/site-words.ts';
import { command } from './command.ts';
import { siteSettings, strictOption } from './site-options.ts';
import { say, spokenLanguage } from './say.ts';

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Says what of the résumé the site does not show, what would make it better, and what it leaves open. ' +
      'Writes nothing, and fails only where a build would.',
    options: {
      ...strictOption,
      all: { type: 'boolean', default: false, says: 'list what is only written in another way, too' },
    },
    examples: [
      ['', 'checks resume.json'],
      ['--strict', 'fails at each field that would be left out'],
    ],
  },
  async (values, file, folder) => {
    const { resumeFile: name } = siteSettings(folder, { file });
    const [{ profile, remarks, language }, ...translations] = await loadResumes(folder, name, {
      isStrict: values.strict,
    });
    const { topics } = (await loadEditorWords[spokenLanguage()]()).ask;
    const { promptTokens, notices, advice } = lintResume(profile, siteWords[language.language].resume);
    list('What the site does not show, or not as it is written:', unshownOf(remarks));
    for (const { file, remarks: others } of translations) list(`And of ${file}:`, unshownOf(others));
    if (values.all)
      list('What is understood, though written in another way:', remarkLines(remarks.filter(isReread)));
    else for (const line of countTidied(remarks)) say(line);
    list('What else is good to know:', remarkLines(notices));
    list('What would make the CV better:', remarkLines(advice));
    list(
      'Visitors often ask what this CV leaves open. Where to answer it:',
      openQuestions(profile).map(({ topic, key }) => `${topics[topic][0]} (\`${key}\`)`),
    );
    for (const each of [language, ...translations.map((translation) => translation.language)])
      say(each.because);
    say(`${name} can be used. The profile prompt has about ${promptTokens} tokens.`);
  },
);

function unshownOf(remarks: readonly Remark[]): string[] {
  return remarkLines(remarks.filter((each) => !isReread(each)));
}

function isReread({ kind }: Remark): boolean {
  return kind === 'reread';
}

function list(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  say(heading);
  for (const line of lines) say(`  - ${line}`);
}
