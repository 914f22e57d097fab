import type { OllamaSettings } from '../../shared/site-data';
import type { BackendIdentity } from '../backend';
import { isLoopback } from '../http/loopback';
import { modelName, runsInCloud } from '../model-name';
import type { SharedWords } from '../words.en';
import type { OllamaWords } from './words.en';
import type { BackendError } from '../backend-error';
import {
  describeFailure,
  fillFailure,
  type FailureWords,
  type CommandLine,
  type ErrorContext,
  type ErrorDescription,
  type Platform,
} from '../describe-failure';

export interface OllamaIdentityOptions extends OllamaSettings {
  readonly words: SharedWords & { readonly ollama: OllamaWords };
}

export interface OllamaIdentity extends BackendIdentity {
  /** As Ollama names it: the site's, or the one that the visitor has chosen for this visit. */
  readonly model: string;
  useModel(model: string): void;
}

export function identifyOllama({ host, model: siteModel, words }: OllamaIdentityOptions): OllamaIdentity {
  let model = siteModel;
  return {
    id: 'ollama',
    get model() {
      return model;
    },
    get modelName() {
      return modelName(model);
    },
    get recipientId() {
      const server = new URL(host).href;
      return runsInCloud(model) ? `${server}#cloud` : server;
    },
    useModel(chosen) {
      model = chosen;
    },
    whereItRuns: words.ollama.whereItRuns(isLoopback(host) ? undefined : new URL(host).hostname),
    describeError: (error, context) => describeOllamaError(error, context, words.failure, words.ollama),
  };
}

function describeOllamaError(
  error: BackendError,
  context: ErrorContext,
  shared: FailureWords,
  words: OllamaWords,
): ErrorDescription {
  const { kind, subject = '' } = error;
  if (kind === 'unreachable' && isMixedContent(context.origin, subject))
    return fillFailure(words.mixedContent, { subject });
  const description = withChoices(describeFailure(error, context, shared, words), error.installed, words);
  switch (kind) {
    case 'unreachable':
      return { ...description, commands: [{ label: words.start, line: 'ollama serve' }] };
    case 'model-missing':
      return { ...description, commands: [{ label: words.download, line: `ollama pull ${subject}` }] };
    case 'context-too-long': {
      const line = lineThatEnlarges(error.needed ?? 0, context.platform);
      return { ...description, commands: [{ label: words.start, line }] };
    }
    case 'origin-refused':
      return { ...description, commands: commandsThatAllow(context) };
    default:
      return description;
  }
}

function withChoices(
  description: ErrorDescription,
  installed: readonly string[] | undefined,
  words: OllamaWords,
): ErrorDescription {
  if (!installed || installed.length === 0) return description;
  return {
    ...description,
    action: `${description.action} ${words.chooseInstead}`,
    choices: installed,
  };
}

/** Twice Ollama's default: less would leave no room for a conversation. */
const smallestAdvised = 8192;

/** `needed`: tokens of the profile, one question and a reply; half as much again holds a few turns. */
function lineThatEnlarges(needed: number, platform: Platform | undefined): string {
  const size = Math.max(smallestAdvised, 2 ** Math.ceil(Math.log2(Math.max(1, needed * 1.5))));
  return platform === 'windows'
    ? `$env:OLLAMA_CONTEXT_LENGTH=${size}; ollama serve`
    : `OLLAMA_CONTEXT_LENGTH=${size} ollama serve`;
}

/** A page over https may fetch from the visitor's own computer over http, but from no other machine. */
function isMixedContent(origin: string, host: string): boolean {
  return origin.startsWith('https:') && host.startsWith('http:') && !isLoopback(host);
}

/** Ollama takes an origin alone, without path or final slash. `*` would open it to every site and is never advised. */
function commandsThatAllow({ origin, platform }: ErrorContext): CommandLine[] {
  const override = '/etc/systemd/system/ollama.service.d';
  const commands: readonly (CommandLine & { readonly platform: Platform })[] = [
    { platform: 'macos', label: 'macOS', line: `launchctl setenv OLLAMA_ORIGINS "${origin}"` },
    {
      platform: 'linux',
      label: 'Linux (systemd)',
      line:
        `sudo mkdir -p ${override} && printf '[Service]\\nEnvironment="OLLAMA_ORIGINS=${origin}"\\n' | ` +
        `sudo tee ${override}/origins.conf && sudo systemctl daemon-reload && sudo systemctl restart ollama`,
    },
    { platform: 'linux', label: 'Linux (ollama serve)', line: `OLLAMA_ORIGINS=${origin} ollama serve` },
    { platform: 'windows', label: 'Windows', line: `setx OLLAMA_ORIGINS "${origin}"` },
  ];
  return [
    ...commands.filter((command) => command.platform === platform),
    ...commands.filter((command) => command.platform !== platform),
  ].map(({ label, line }) => ({ label, line }));
}
