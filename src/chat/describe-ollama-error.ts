import type { CommandLine, ErrorContext, ErrorDescription, Platform } from './error-description';

export function describeUnreachableOllama(host: string, { origin }: ErrorContext): ErrorDescription {
  if (isBlockedAsMixedContent(origin, host)) {
    return {
      sentence: `Browsers do not let a secure page reach ${host}, which is not secure.`,
      nextStep:
        'Serve Ollama over https, or open this site on the computer that runs it, as http://localhost.',
    };
  }
  return {
    sentence: `Nothing answers at ${host}: Ollama does not seem to be running there.`,
    nextStep:
      'Start Ollama and try again. If your browser asks whether this site may reach devices on your network, allow it.',
    commands: [{ label: 'Start Ollama', line: 'ollama serve' }],
  };
}

/** A page over https may fetch from this device over http, but from no other machine. */
function isBlockedAsMixedContent(origin: string, host: string): boolean {
  if (!origin.startsWith('https:') || !URL.canParse(host)) return false;
  const { protocol, hostname } = new URL(host);
  return protocol === 'http:' && !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** Ollama takes an origin alone, without path or final slash; `*` would open it to every site and is never advised. */
export function describeRefusedOrigin(host: string, { origin, platform }: ErrorContext): ErrorDescription {
  const setting = `OLLAMA_ORIGINS=${origin}`;
  const override = '/etc/systemd/system/ollama.service.d';
  const commands: readonly (CommandLine & { readonly platform: Platform })[] = [
    { platform: 'macos', label: 'macOS', line: `launchctl setenv OLLAMA_ORIGINS "${origin}"` },
    {
      platform: 'linux',
      label: 'Linux (systemd)',
      line:
        `sudo mkdir -p ${override} && printf '[Service]\\nEnvironment="${setting}"\\n' | ` +
        `sudo tee ${override}/origins.conf && sudo systemctl daemon-reload && sudo systemctl restart ollama`,
    },
    { platform: 'windows', label: 'Windows', line: `setx OLLAMA_ORIGINS "${origin}"` },
  ];
  return {
    sentence: `Ollama is running at ${host}, but does not accept questions from this site.`,
    nextStep: `Set ${setting} where Ollama runs, quit Ollama and start it again, then try again.`,
    commands: [
      ...commands.filter((command) => command.platform === platform),
      ...commands.filter((command) => command.platform !== platform),
    ].map(({ label, line }) => ({ label, line })),
  };
}
