import { Fact, Facts } from '../../ui/Facts';
import type { OwnRow as Row } from './own-row';
import type { PanelWords } from './words.en';

/** Who answers this visitor, why, and what that costs. */
export function OwnRow({ row, words }: { readonly row: Row; readonly words: PanelWords['own'] }) {
  return (
    <section className="panel-live__part" aria-label={words.label}>
      <Facts>
        <Fact name={words.who}>{row.who}</Fact>
        <Fact name={words.whyName}>{row.why}</Fact>
        <Fact name={words.download}>{row.download}</Fact>
        <Fact name={words.firstWords}>{row.firstWords}</Fact>
        <Fact name={words.question}>{row.question}</Fact>
      </Facts>
    </section>
  );
}
