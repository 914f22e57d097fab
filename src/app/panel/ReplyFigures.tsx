import type { ReplyStats } from '../../backends/backend';
import type { Reply } from '../../chat/core/message';
import { Fact, Facts } from '../../ui/Facts';
import type { PanelWords } from './words.en';

/** Figures of the newest reply; each absent where its backend does not report it. */
export type Figures = ReplyStats &
  Pick<Reply, 'modelName'> &
  Pick<Reply['timings'], 'firstCharacterMs' | 'tokensPerSecond'>;

interface ReplyFiguresProps {
  readonly figures: Figures;
  readonly words: PanelWords['newestReply'];
}

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });
const hundredths = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });

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
          <Fact name={words.firstCharacter}>{words.seconds(hundredths.format(firstCharacterMs / 1000))}</Fact>
        )}
        {rows.map(
          ([name, value, unit]) =>
            value !== undefined && (
              <Fact name={name} key={name}>
                {unit(whole.format(value))}
              </Fact>
            ),
        )}
      </Facts>
    </section>
  );
}
