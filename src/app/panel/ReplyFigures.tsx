import { Fact, Facts } from '../../ui/Facts';
import type { PanelWords } from '../words.en';
import type { ReplyStats } from '../../backends/backend';
import type { Reply } from '../../chat/core/message';

interface ReplyFiguresProps {
  readonly figures: Figures;
  readonly words: PanelWords['newestReply'];
  readonly language: string;
}

/** Seconds. A shorter time would be shown as none. */
const shortest = 0.01;

/** "42", "3.5", "0.4": a slow model is not at zero. */
function formatFigure(figure: number, language: string): string {
  const digits = figure < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, digits).format(figure);
}

export function ReplyFigures({ figures, words, language }: ReplyFiguresProps) {
  const seconds = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'second',
    maximumFractionDigits: 2,
  });
  const rows: [name: string, value: number | undefined][] = [
    [words.speed, figures.tokensPerSecond],
    [words.read, figures.promptTokens],
    [words.readingSpeed, figures.prefillTokensPerSecond],
    [words.written, figures.completionTokens],
  ];
  const { modelName, firstCharacterMs } = figures;
  return (
    <section className="panel-live__part" aria-label={words.label}>
      <Facts>
        {modelName !== undefined && <Fact name={words.label}>{modelName}</Fact>}
        {firstCharacterMs !== undefined && (
          <Fact name={words.firstCharacter}>
            {seconds.format(Math.max(firstCharacterMs / 1000, shortest))}
          </Fact>
        )}
        {rows.map(
          ([name, value]) =>
            value !== undefined && (
              <Fact name={name} key={name}>
                {formatFigure(value, language)}
              </Fact>
            ),
        )}
      </Facts>
    </section>
  );
}

/** Figures of a reply that can be shown; each absent where nothing sensible is known. */
export type Figures = Omit<ReplyStats, 'decodeTokensPerSecond'> &
  Pick<Reply, 'modelName'> & {
    readonly firstCharacterMs?: number | undefined;
    /** The backend's own rate, or else all tokens over the time from the first one to the end. */
    readonly tokensPerSecond?: number | undefined;
  };

/** Milliseconds. A proxy that collects a whole reply sends it at once, so a shorter stream measures no model. */
const shortestStreamMs = 100;

/** Servers send zeros as well, and divide zero by zero for a reply of one token. */
export function figuresOf({ modelName, stats = {}, timings }: Reply): Figures {
  const { firstCharacterMs, firstDeltaMs = Infinity, receivedMs = 0 } = timings;
  const streamedMs = receivedMs - firstDeltaMs;
  const completionTokens = sound(stats.completionTokens);
  const decodeTokensPerSecond = sound(stats.decodeTokensPerSecond);
  const measured =
    completionTokens === undefined || streamedMs < shortestStreamMs
      ? undefined
      : completionTokens / (streamedMs / 1000);
  return {
    modelName,
    firstCharacterMs,
    tokensPerSecond: decodeTokensPerSecond ?? measured,
    promptTokens: sound(stats.promptTokens),
    completionTokens,
    prefillTokensPerSecond: sound(stats.prefillTokensPerSecond),
  };
}

function sound(figure: number | undefined): number | undefined {
  return figure !== undefined && figure > 0 && figure < Infinity ? figure : undefined;
}
