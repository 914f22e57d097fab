/** Texts by name; the names are paths in the owner's folder with `/` between their parts. */
export type FileTexts = Readonly<Record<string, string>>;

export interface Start {
  readonly texts: FileTexts;
  readonly resumeFile: string;
  /** Of the interface. */
  readonly language: string;
  /** Of the CV (BCP 47). */
  readonly cvLanguage: string;
  readonly headings: Readonly<Record<string, string>>;
  readonly preview: string;
  readonly themes: readonly string[];
  readonly targets: readonly string[];
}

/** One language of the site, as the preview shows it. */
export interface DraftPage {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Markup of `<body>`. */
  readonly html: string;
}

export interface Contrast {
  readonly front: string;
  readonly back: string;
  readonly ratio: number;
  readonly needs: number;
  readonly passing: string;
}

/** What the builder makes of texts that may not be written yet. */
export interface Draft {
  readonly pages: readonly DraftPage[];
  /** Of the style sheet; changes with it. */
  readonly sheet: string;
  readonly problem?: string | undefined;
  /** What visitors often ask and the CV does not tell. */
  readonly openTopics: readonly string[];
  readonly contrasts: readonly Contrast[];
  /** The values of tokens, the engine's where the owner sets none. */
  readonly tokens: Readonly<Record<string, string>>;
}

export type Written =
  | { readonly isWritten: true }
  /** Another program changed it meanwhile; undefined where it deleted it. */
  | { readonly isWritten: false; readonly text?: string | undefined };

export interface Imported {
  readonly text: string;
  readonly format: string;
  readonly taken: readonly { readonly section: string; readonly count: number }[];
  readonly guessed: readonly string[];
  /** As `guessedField` names them. */
  readonly guessedFields: readonly string[];
  readonly leftOut: readonly string[];
  readonly contacts: readonly { readonly kind: string; readonly value: string }[];
}

/** How a dropped picture is cut; all between 0 and 1 but the turns. */
export interface Cut {
  readonly shape: 'square' | 'round' | 'whole';
  /** Quarters, clockwise. */
  readonly turns: number;
  /** 1 shows as much as fits, 0.25 a quarter of its shorter side. */
  readonly size: number;
  /** Where the middle of the cut lies, between the least and the most that there is room for. */
  readonly x: number;
  readonly y: number;
}

export type PublishLine =
  | { readonly says: string }
  | { readonly done: { readonly address?: string | undefined; readonly file?: string | undefined } }
  | { readonly problem: string };

export type Api = ReturnType<typeof createApi>;

const ended =
  'The editor does not run any more. Start it again in the terminal, and open the address that it prints.';

/** The server of `talking-cv edit`. Each call rejects with the sentence that says why it failed. */
export function createApi(request: typeof fetch) {
  const send = async (action: string, body?: BodyInit) => {
    const response = await request(`do/${action}`, { method: 'POST', body: body ?? null }).catch(
      (cause: unknown) => {
        throw new Error(ended, { cause });
      },
    );
    if (response.ok) return response;
    // Another start has another token.
    if (response.status === 403) throw new Error(ended);
    const { problem } = (await response.json().catch(() => ({}))) as { problem?: string };
    throw new Error(problem ?? `${response.status} ${response.statusText}`);
  };
  const json = async <Answer>(action: string, body?: BodyInit) =>
    (await (await send(action, body)).json()) as Answer;
  return {
    start: () => json<Start>('start'),
    files: () => json<FileTexts>('files'),
    write: (name: string, known: string | undefined, text: string) =>
      json<Written>('write', JSON.stringify({ name, known, text })),
    render: (texts: FileTexts) => json<Draft>('render', JSON.stringify({ texts })),
    ask: (question: string) =>
      json<{ readonly text: string; readonly isInCv: boolean }>('ask', JSON.stringify({ question })),
    picture: (file: File, cut: Cut) =>
      json<{ readonly path: string }>(`picture${query({ name: file.name, cut: JSON.stringify(cut) })}`, file),
    import: (file: File) => json<Imported>(`import${query({ name: file.name })}`, file),
    example: () => json<{ readonly text: string }>('example'),
    async publish(to: string, site: string, tell: (line: PublishLine) => void): Promise<void> {
      const { body } = await send('publish', JSON.stringify({ to, site }));
      const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
      let rest = '';
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
        const lines = (rest + part.value).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) tell(JSON.parse(line) as PublishLine);
      }
    },
  };
}

function query(values: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams(values).toString()}`;
}
