import { meantOr, nearestName } from '../resume/nearest-name.ts';
import { listedModel, models } from '../models/known/model-table.ts';
import { readServers, serversOf } from '../servers/servers.ts';
import type { SiteSettings } from '../shared/site-data.ts';
import { defaultOf, publicSettings, type SettingName, tokenSetting } from './setting-list.ts';
import webLLMModels from './web-llm-models.json' with { type: 'json' };

/** Environment variables and `.env` entries by name; an empty value counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

export interface Settings {
  readonly site: SiteSettings;
  /** The origin of the site's public address, whose path is `site.basePath`; unset, links to itself stay relative. */
  readonly siteUrl?: string | undefined;
  /** True if the PDF and the social card carry a QR code that opens the chat. Needs `siteUrl`. */
  readonly qrCode: boolean;
  /** The JSON Resume file, absolute or relative to the owner's folder. */
  readonly resumeFile: string;
  /** The file of `MODEL_PINS`, absolute or relative to the owner's folder. */
  readonly modelPinsFile?: string | undefined;
  /** The build-time credential, where this site's backend uses it. */
  readonly hostedToken?: string | undefined;
  /** Sentences that the build prints about settings that are valid but may be a mistake. */
  readonly warnings: readonly string[];
}

/** Stops the build with one sentence for each wrong setting, naming it. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(problems: readonly string[]) {
    super(
      ['The site cannot be built with these settings:', ...problems.map((each) => `  - ${each}`)].join('\n'),
    );
  }
}

/**
 * Reads the settings of `docs/settings.md`. Throws `SettingsError` naming every wrong one.
 *
 * @param names of settings that come from elsewhere, as their owner wrote them: `--base` for `BASE_PATH`
 */
export function parseSettings(
  environment: Environment,
  names: Readonly<Record<string, string>> = {},
): Settings {
  const reader = new SettingsReader(environment, names);

  const flag = reader.number('VITE_CHAT_BACKEND');
  const asked = readServers(reader);
  const { huggingface: hosted } = asked.settings;
  const { endpoint } = hosted;
  const token = reader.token(tokenSetting);
  const model = reader.text('VITE_WEBLLM_MODEL');
  const modelUrl = reader.urlOrPath('VITE_WEBLLM_MODEL_URL');
  const modelLibUrl = reader.urlOrPath('VITE_WEBLLM_MODEL_LIB_URL');
  reader.together('VITE_WEBLLM_MODEL_URL', 'VITE_WEBLLM_MODEL_LIB_URL');
  const webllm = {
    model,
    modelUrl,
    modelLibUrl,
    allowSoftwareGpu: reader.flag('VITE_WEBLLM_ALLOW_SOFTWARE_GPU'),
    listed: modelUrl === undefined ? reader.listedModel('VITE_WEBLLM_MODEL') : undefined,
  };
  const builtIn = reader.flag('VITE_BUILT_IN_MODEL', true);
  const { basePath, siteUrl } = reader.address();
  const wantsQrCode = reader.flag('QR_CODE');
  const modelPinsFile = reader.text('MODEL_PINS');
  const resumeFile = reader.text('RESUME_FILE') ?? defaultOf('RESUME_FILE');
  reader.throwIfAnyIsWrong();

  const hostedIsUsable = token !== undefined || endpoint !== undefined;
  const site: SiteSettings =
    flag === 2
      ? { basePath, backend: 'webllm', webllm, builtIn, hosted: hostedIsUsable ? hosted : undefined }
      : { basePath, ...asked.siteFor(flag) };
  return {
    site,
    resumeFile,
    modelPinsFile,
    siteUrl,
    qrCode: wantsQrCode && siteUrl !== undefined,
    hostedToken: takesToken(site) && endpoint === undefined ? token : undefined,
    warnings: [
      ...unknownSettings(environment),
      ...credentialWarnings(site, { token, endpoint }),
      ...(wantsQrCode && siteUrl === undefined ? [qrCodeWarning] : []),
    ],
  };
}

const qrCodeWarning =
  'QR_CODE is set without SITE_URL: a code holds the public address of the site, so it is left out of the build.';

/** Only names that can be meant for this site: an environment holds those of many programs. */
function unknownSettings(environment: Environment): string[] {
  const names: readonly string[] = [...publicSettings, tokenSetting];
  return Object.keys(environment)
    .filter((name) => /^VITE_/i.test(name) && !names.includes(name))
    .map((name) => {
      const otherwise = meantOr(
        'docs/settings.md lists those there are.',
        name.replace(/^VITE_/i, ''),
        names,
      );
      return `${name} is no setting, so it has no effect; ${meantOr(otherwise, name, names)}`;
    });
}

function takesToken(site: SiteSettings): boolean {
  return serversOf(site).some((server) => server.takesToken);
}

interface Credentials {
  readonly token: string | undefined;
  readonly endpoint: string | undefined;
}

function credentialWarnings(site: SiteSettings, { token, endpoint }: Credentials): string[] {
  if (token !== undefined && !takesToken(site))
    return ['VITE_HF_TOKEN is set, but this backend does not need it: it is left out of the build.'];
  if (token !== undefined && endpoint !== undefined) {
    return [
      'VITE_HF_TOKEN is set beside VITE_HF_ENDPOINT, which is asked without it: it is left out of the build. Give ' +
        'the token to the proxy instead, and unset it here.',
    ];
  }
  if (token !== undefined) {
    return [
      'VITE_HF_TOKEN is set: everyone who opens the site can read it and spend your credits. Prefer a proxy that ' +
        'holds the token and set VITE_HF_ENDPOINT to its address instead (src/backends/hosted/README.md).',
    ];
  }
  if (site.backend === 'huggingface' && endpoint === undefined) {
    return [
      'VITE_CHAT_BACKEND=0 needs VITE_HF_ENDPOINT (a proxy that holds the credential) or VITE_HF_TOKEN: without ' +
        'one, every question is answered with a sentence saying that no credential is configured.',
    ];
  }
  return [];
}

/** Reads one setting at a time and remembers what is wrong, so that a build reports all of it at once. */
class SettingsReader {
  readonly #environment: Environment;
  readonly #names: Readonly<Record<string, string>>;
  readonly #problems: string[] = [];

  constructor(environment: Environment, names: Readonly<Record<string, string>>) {
    this.#environment = environment;
    this.#names = names;
  }

  text(name: SettingName): string | undefined {
    const text = this.#raw(name);
    if (text === undefined || !/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)) return text;
    return this.#wrong(name, text, 'must be one line without control characters');
  }

  textOr(name: SettingName): string {
    return this.text(name) ?? defaultOf(name);
  }

  number(name: SettingName): number {
    const text = this.text(name) ?? defaultOf(name);
    if (/^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
    this.#wrong(
      name,
      text,
      'must be a number: 0 for the hosted model, 2 for the browser, any other for Ollama',
    );
    return Number(defaultOf(name));
  }

  flag(name: SettingName, fallback = false): boolean {
    const text = this.text(name) ?? (fallback ? '1' : '0');
    if (text !== '1' && text !== '0')
      this.#wrong(name, text, fallback ? 'must be 0 or unset' : 'must be 1 or unset');
    return text === '1';
  }

  /** Never quoted in a message, since messages end up in logs. */
  token(name: SettingName): string | undefined {
    const text = this.#raw(name);
    if (text !== undefined && /[^\x21-\x7e]/.test(text)) {
      this.#problems.push(
        `${name} must be one word of printable ASCII; it has a space or another character in it.`,
      );
    }
    return text;
  }

  /** Only the form is checked, since the router's list of providers changes. */
  provider(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text !== undefined && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)) {
      this.#wrong(name, text, "must be a provider's name as Hugging Face writes it, such as nscale, or auto");
    }
    return text;
  }

  url(name: SettingName): string | undefined {
    const rule =
      'must be an address with its scheme and without ?, #, quotes, commas or semicolons, such as http://localhost:11434';
    return this.#address(name, isHttpUrl, rule);
  }

  urlOrPath(name: SettingName): string | undefined {
    const rule =
      'must be an http(s) address or a path of this site beginning with /, without ?, #, quotes, commas or semicolons';
    return this.#address(name, (text) => isSitePath(text) || isHttpUrl(text), rule);
  }

  #address(name: SettingName, fits: (text: string) => boolean, rule: string): string | undefined {
    const text = this.text(name);
    if (text === undefined || this.#holdsPassword(name, text)) return undefined;
    return fits(text) ? text.replace(/\/+$/, '') || '/' : this.#wrong(name, text, rule);
  }

  path(name: SettingName): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (isSitePath(text)) return withSlash(text);
    return this.#wrong(name, text, `must be ${sitePathRule(text)}`);
  }

  /** Where the site lies: `SITE_URL` names its origin, and its path too where that is not left to `BASE_PATH`. */
  address(): Pick<Settings, 'siteUrl'> & { readonly basePath: string } {
    const written = this.path('BASE_PATH');
    const text = this.url('SITE_URL');
    if (text === undefined) return { basePath: written ?? '/' };
    const { origin, pathname } = new URL(text);
    const path = withSlash(pathname);
    if (!isSitePath(path)) this.#wrong('SITE_URL', text, `must end in ${sitePathRule(path)}`);
    if (path !== '/' && written !== undefined && written !== path) {
      const [siteUrl, basePath] = [this.#shown('SITE_URL'), this.#shown('BASE_PATH')];
      this.#problems.push(
        `${siteUrl} ends in ${path} and ${basePath} is ${written}: they name different places. Make them the same, or leave ${basePath} out.`,
      );
    }
    return { basePath: written ?? path, siteUrl: origin };
  }

  /** The addresses of a model of web-llm's list; undefined for one of our own table. */
  listedModel(name: SettingName): ReturnType<typeof listedModel> | undefined {
    const id = this.#raw(name);
    if (id === undefined || models.some((entry) => entry.id === id)) return undefined;
    const library = new Map(Object.entries(webLLMModels)).get(id);
    if (library !== undefined) return listedModel(id, library);
    const near = nearestName(id, Object.keys(webLLMModels));
    const action = near === undefined ? '' : ` (did you mean ${near}?)`;
    return this.#wrong(name, id, `must be a model of WebLLM's list${action}`);
  }

  together(first: SettingName, second: SettingName): void {
    const [set, unset] = this.#raw(first) === undefined ? [second, first] : [first, second];
    if (this.#raw(set) !== undefined && this.#raw(unset) === undefined) {
      this.#problems.push(`${set} is set without ${unset}: a self-hosted model needs both.`);
    }
  }

  throwIfAnyIsWrong(): void {
    if (this.#problems.length > 0) throw new SettingsError(this.#problems);
  }

  /** As written, but for spaces around it. */
  #raw(name: SettingName): string | undefined {
    return this.#environment[name]?.trim() || undefined;
  }

  /** As its owner wrote it: `--base`. */
  #shown(name: SettingName): string {
    return this.#names[name] ?? name;
  }

  /** The site would publish it, and browsers refuse to fetch such an address. */
  #holdsPassword(name: SettingName, text: string): boolean {
    const holds = /^(?:\w+:\/\/)?[^/?#]*@/.test(text);
    if (holds)
      this.#problems.push(`${this.#shown(name)} must be an address without a user name and password in it.`);
    return holds;
  }

  #wrong(name: SettingName, value: string, rule: string): undefined {
    this.#problems.push(`${this.#shown(name)} ${rule}; it is "${value.replace(/[\s\p{Cc}]+/gu, ' ')}".`);
    return undefined;
  }
}

/**
 * Hosts and paths also stand in the security policy and in `_headers`, where a quote, a comma or a semicolon would begin
 * something new; so each is held to the characters that it needs.
 */
function isHttpUrl(text: string): boolean {
  if (!/^https?:\/\/[^\s/\\"'<>;,?#]+(?:\/[^\s\\"'<>;,?#]*)?$/.test(text) || !URL.canParse(text))
    return false;
  return /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])$/.test(new URL(text).hostname);
}

function isSitePath(text: string): boolean {
  const segments = text.replace(/\/$/, '').split('/').slice(1);
  return text === '/' || (text.startsWith('/') && segments.every(isPlainSegment));
}

/** Neither empty nor a dot segment, and no server reads a slash or a control character in it. */
function isPlainSegment(segment: string): boolean {
  if (!/^(?:[\w\-.~@+]|%[\da-f]{2})+$/i.test(segment)) return false;
  return !/^(?:\.|%2e)+$|%(?:2f|5c|[01]|7f)/i.test(segment);
}

function sitePathRule(text: string): string {
  const usual = 'a URL path beginning with /, such as /cv/';
  return /%(?:2f|5c)/i.test(text) ? `${usual}, without an encoded slash` : usual;
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
