import { Fact, Facts } from '../../ui/Facts';
import type { Figures } from './figures';
import type { PanelWords } from './words.en';

interface ReplyFiguresProps {
  readonly figures: Figures;
  readonly words: PanelWords['newestReply'];
}

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const twoDigits = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 2 });
const hundredths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
/** Seconds. A shorter time would be shown as none. */
const shortest = 0.01;

/** "42", "3.5", "0.4": a slow model is not at zero. */
function formatFigure(figure: number): string {
  return (figure < 10 ? twoDigits : whole).format(figure);
}

export function ReplyFigures({ figures, words }: ReplyFiguresProps) {
  const { tokens, tokensPerSecond } = words;
  const rows: [name: string, value: number | undefined, unit: (figure: string) => string][] = [
    [words.speed, figures.tokensPerSecond, (figure) => figure],
    [words.read, figures.promptTokens, tokens],
    [words.readingSpeed, figures.prefillTokensPerSecond, tokensPerSecond],
    [words.written, figures.completionTokens, tokens],
    [words.writingSpeed, figures.decodeTokensPerSecond, tokensPerSecond],
  ];
  const { modelName, firstCharacterMs } = figures;
  return (
    <section className="panel-live__part" aria-label={words.label}>
      <Facts>
        {modelName !== undefined && <Fact name={words.by}>{modelName}</Fact>}
        {firstCharacterMs !== undefined && (
          <Fact name={words.firstCharacter}>
            {words.seconds(hundredths.format(Math.max(firstCharacterMs / 1000, shortest)))}
          </Fact>
        )}
        {rows.map(
          ([name, value, unit]) =>
            value !== undefined && (
              <Fact name={name} key={name}>
                {unit(formatFigure(value))}
              </Fact>
            ),
        )}
      </Facts>
    </section>
  );
}
