import type { Direction } from '../../resume/direction';
import { Button } from '../../ui/Button';
import { Fact, Facts } from '../../ui/Facts';
import type { SiteFacts } from '../site-facts';
import type { PageWords } from '../words.en';
import { Privacy } from './Privacy';

const opposite = { ltr: 'rtl', rtl: 'ltr' } as const;

interface TopPanelProps {
  readonly site: SiteFacts;
  /** Of the columns that the button stands on, where that is not the page's. */
  readonly direction?: Direction | undefined;
  readonly words: PageWords['panel'];
}

/**
 * A popover opens and closes without script. The browser also closes it on Escape, on a click beside it and when a dialog
 * opens. The assistant fills `#panel-live` with what only a running browser knows.
 */
export function TopPanel({ site, direction, words }: TopPanelProps) {
  const own = direction && opposite[direction];
  return (
    <header className="top-panel" dir={direction}>
      <Button className="top-panel__trigger" id="panel-trigger" dir={own} popoverTarget="panel">
        {words.open}
      </Button>
      <section
        className="top-panel__popover"
        id="panel"
        dir={own}
        popover="auto"
        aria-labelledby="panel-title"
      >
        <div className="top-panel__inner">
          <div className="top-panel__head">
            <p className="top-panel__title" id="panel-title">
              {words.open}
            </p>
            <Button
              className="top-panel__close"
              id="panel-close"
              popoverTarget="panel"
              popoverTargetAction="hide"
              autoFocus
            >
              {words.close}
            </Button>
          </div>
          <Facts>
            <Fact name={words.builtFor}>{site.backendName}</Fact>
            <Fact name={words.model}>{site.modelName}</Fact>
          </Facts>
          <div id="panel-live" />
          <Privacy settings={site.settings} words={words.privacy} />
          <p className="top-panel__notices">
            <a href={site.basePath + site.noticesFile}>{words.notices}</a>
          </p>
        </div>
      </section>
    </header>
  );
}
