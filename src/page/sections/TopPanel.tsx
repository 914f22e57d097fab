import type { SiteFacts } from '../ProfilePage';
import type { PageWords } from '../words.en';

interface TopPanelProps {
  readonly site: SiteFacts;
  readonly words: PageWords['panel'];
}

/**
 * A popover opens and closes without script; a manual one stays until it is closed. The assistant fills `#panel-live`
 * with what only a running browser knows.
 */
export function TopPanel({ site, words }: TopPanelProps) {
  return (
    <header className="top-bar">
      <button className="top-bar__trigger" id="panel-trigger" type="button" popoverTarget="panel">
        {words.open}
      </button>
      <section className="panel" id="panel" popover="manual" aria-labelledby="panel-title">
        <div className="panel__inner">
          <div className="panel__head">
            <p className="panel__title" id="panel-title">
              {words.title}
            </p>
            <button
              className="panel__close"
              id="panel-close"
              type="button"
              popoverTarget="panel"
              popoverTargetAction="hide"
              autoFocus
            >
              {words.close}
            </button>
          </div>
          <dl className="facts">
            <div className="facts__fact">
              <dt>{words.builtFor}</dt>
              <dd>{site.backendName}</dd>
            </div>
            <div className="facts__fact">
              <dt>{words.model}</dt>
              <dd>{site.modelName}</dd>
            </div>
          </dl>
          <div id="panel-live" />
          <p className="panel__notices">
            <a href={site.basePath + site.noticesFile}>{words.notices}</a>
          </p>
        </div>
      </section>
    </header>
  );
}
