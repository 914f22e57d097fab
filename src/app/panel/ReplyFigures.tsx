import { Fact, Facts } from '../../ui/Facts';
import type { Figures } from './figures';
import type { PanelWords } from './words.en';

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
