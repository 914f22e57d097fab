import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createAnswerer } from '../answers/answer.ts';
import { createClaimChecker, type Claim } from '../answers/check-claims.ts';
import type { ClaimWords } from '../answers/claims/claim-words.en.ts';
import { reasonText } from '../answers/claims/reason-text.ts';
import { createSourceFinder } from '../answers/find-sources.ts';
import { answerLanguage } from '../answers/languages/language-pack.ts';
import { toAssistantProfile } from '../resume/assistant-profile.ts';
import { toCv } from '../resume/cv.ts';
import { exportedFiles } from '../resume/exports/site-address.ts';
import { parseProfile } from '../resume/profile.ts';
import { readEnvironment } from '../site/environment.ts';
import { readResumeFile } from '../site/load-resume.ts';
import { parseSettings } from '../site/settings.ts';
import { loadWords } from '../words/load-words.ts';
import { siteWords } from '../words/site-words.ts';
import { answerLines, type LineAnswer, lineForms, readMessages, readText } from './ask/json-lines.ts';
import { askCv, askModel, terminalText, type Ask } from './ask/reply.ts';
import { type CommandHelp, typedIn } from './command.ts';
import { engineParts } from '../site/thesaurus.ts';
import { commandLine } from '../site/command-line.ts';
import { isServer, openServer, settingsFor } from './model-backend.ts';
import { servers } from '../servers/servers.ts';

/** Where a command reads and writes; tests hand in their own. */
interface Terminal {
  /** The owner's folder. */
  readonly folder: string;
  /** The folder where the command was typed. */
  readonly typedIn: string;
  readonly input: AsyncIterable<string>;
  readonly write: (line: string) => void;
  /** In characters. */
  readonly width: number;
}

const options = {
  resume: { type: 'string', value: 'FILE', says: 'another résumé than the one of this folder' },
  backend: {
    type: 'string',
    default: 'quotes',
    value: 'NAME',
    says: `quotes, or a model: ${Object.keys(servers).join(' or ')}`,
  },
  json: { type: 'boolean', default: false, says: 'read JSON lines from standard input, and write some' },
  sources: { type: 'boolean', default: false, says: 'with --json: the sources of answers that you have' },
  explain: {
    type: 'boolean',
    default: false,
    says: 'also how the question was read, and what its yes rests on',
  },
  claims: { type: 'boolean', default: false, says: 'with --json: what of such answers the CV does not say' },
} as const;

export const help: CommandHelp = {
  takes: '"question"',
  about: 'Answers a question about the CV at the terminal, by quotes from it unless told otherwise.',
  options,
  examples: [
    ['"Where does she work now?"', 'a reply, with where it stands in the CV'],
    ['--backend ollama "Why should we meet?"', 'asks the model of your Ollama'],
    ['--resume other.json "Which languages?"', 'about another CV'],
    ['--explain "Does she know Go?"', 'also why it was answered so'],
  ],
};

/**
 * `talking-cv ask [--resume FILE] [--backend NAME] "question"` answers at the terminal;
 * `docs/contract.md#the-ask-command` has the modes that read JSON lines. Returns the exit code.
 *
 * @throws Error in a sentence
 */
export async function main(
  parameters: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  const { values, question } = parse(parameters);
  const resume = openResume(values.resume, terminal);
  if (values.sources) return answerLines(lineForms.answer, terminal, findSources(resume));
  if (values.claims) return answerLines(lineForms.answer, terminal, await checkClaims(resume));
  const ask = await createAsk(values.backend, resume, terminal);
  if (values.json) return answerLines(lineForms.messages, terminal, timed(ask));
  const reply = await ask([{ role: 'user', content: question }]);
  terminal.write(terminalText(reply, terminal.width));
  if (values.explain && reply.explanation) terminal.write(`\n${reply.explanation.join('\n')}`);
  return 0;
}

/** Throws an Error that says why these parameters cannot be used. */
function parse(parameters: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options });
  const { backend, json, sources, claims, explain } = values;
  const question = positionals.join(' ').trim();
  if (backend !== 'quotes' && !isServer(backend))
    throw new Error(`\`--backend\` must be quotes, ${Object.keys(servers).join(' or ')}.`);
  if (explain && (json || isServer(backend)))
    throw new Error(
      '`--explain` tells of a single question, answered by quotes: leave `--json` and `--backend` out.',
    );
  if (sources && claims)
    throw new Error('`--sources` and `--claims` are two commands: leave one of them out.');
  if ((sources || claims) && !json)
    throw new Error(
      `\`--${sources ? 'sources' : 'claims'}\` needs \`--json\`: it reads lines with \`id\`, \`question\` and \`answer\`.`,
    );
  if (json && question !== '')
    throw new Error('`--json` reads the questions from standard input: leave the one at the end out.');
  if (!json && question === '')
    throw new Error(`Write the question at the end: ${commandLine('ask', '"Where does she work now?"')}`);
  return { values, question };
}

type OpenResume = ReturnType<typeof openResume>;

/** Pictures are not looked for, so that a file can be tried before its folder is complete. */
function openResume(file: string | undefined, { folder, typedIn }: Terminal) {
  const name = file ?? parseSettings(readEnvironment(folder)).resumeFile;
  const path = resolve(file === undefined ? folder : typedIn, name);
  const {
    value,
    language: { language, cvLanguage },
  } = readResumeFile(path, name);
  const words = siteWords[language].resume;
  const profile = parseProfile(value, cvLanguage);
  const hasPdf = existsSync(join(dirname(path), 'public', exportedFiles.pdf));
  return { profile, cv: { ...toCv(profile, words), hasPdf }, language, words };
}

async function createAsk(
  backend: string,
  { profile, cv, language: siteLanguage, words }: OpenResume,
  { folder }: Terminal,
): Promise<Ask> {
  const language = answerLanguage(siteLanguage);
  if (isServer(backend)) {
    const { backend: model } = await openServer(settingsFor(backend, readEnvironment(folder)));
    return askModel(model, toAssistantProfile(profile, words).prompt, language);
  }
  const { suggestedQuestions: suggestions } = toAssistantProfile(profile, words);
  return askCv(createAnswerer({ ...engineParts(cv), language, suggestions }));
}

function timed(ask: Ask): LineAnswer {
  const loaded = new Set<string>();
  return async (members) => {
    const turns = readMessages(members);
    let began = performance.now();
    let reply = await ask(turns);
    // The first reply in a language loads it, which is start-up and not the reply's own time.
    if (reply.intent !== null && !loaded.has(reply.language)) {
      loaded.add(reply.language);
      began = performance.now();
      reply = await ask(turns);
    }
    const ms = Math.round((performance.now() - began) * 100) / 100;
    const { text, language, intent, quotes } = reply;
    return { text, language, intent, quotes, ms };
  };
}

function findSources({ cv }: OpenResume): LineAnswer {
  const find = createSourceFinder({ loadCv: async () => engineParts(cv) });
  return async (members) => {
    const sources = await find(readText(members, 'answer'), readText(members, 'question'));
    return { sources: sources.map(({ anchor, heading }) => ({ anchor, heading })) };
  };
}

async function checkClaims({ cv, language }: OpenResume): Promise<LineAnswer> {
  const { claims: words } = await loadWords[language]();
  const checker = createClaimChecker({ ...engineParts(cv), language: answerLanguage(language) });
  return async (members) => {
    const answer = readText(members, 'answer');
    const reader = await checker.open(readText(members, 'question'), answer);
    return { claims: reader.read(answer, true).map((claim) => claimLine(claim, words)) };
  };
}

/** A claim as docs/contract.md#the-ask-command has it. */
function claimLine({ text, verdict, reason }: Claim, words: ClaimWords) {
  const supported = verdict === 'none' ? null : verdict === 'supported';
  return { text, supported, reason: reason ? reasonText(reason, words) : null };
}

function processTerminal(): Terminal {
  const folder = process.cwd();
  process.stdin.setEncoding('utf8');
  return {
    folder,
    typedIn: typedIn(folder),
    input: process.stdin,
    write: (line) => console.log(line),
    width: process.stdout.columns ?? 100,
  };
}
