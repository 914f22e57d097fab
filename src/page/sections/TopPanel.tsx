import type { SiteFacts } from '../ProfilePage';

interface TopPanelProps {
  readonly site: SiteFacts;
}

/**
 * The panel is a popover, so that it opens and closes without script, and a manual one, so that it stays
 * until closed. What only a running browser knows is filled into `#panel-live` by the assistant.
 */
export function TopPanel({ site: { backendName, modelName } }: TopPanelProps) {
  return (
    <header className="top-bar">
      <button className="top-bar__trigger" id="panel-trigger" type="button" popoverTarget="panel">
        How the assistant runs
      </button>
      <section className="panel" id="panel" popover="manual" aria-labelledby="panel-title">
        <div className="panel__inner">
          <div className="panel__head">
            <p className="panel__title" id="panel-title">
              How the assistant runs here
            </p>
            <button
              className="panel__close"
              id="panel-close"
              type="button"
              popoverTarget="panel"
              popoverTargetAction="hide"
              autoFocus
            >
              Close panel
            </button>
          </div>
          <dl className="facts">
            <div className="facts__fact">
              <dt>This site was built for</dt>
              <dd>{backendName}</dd>
            </div>
            <div className="facts__fact">
              <dt>Model</dt>
              <dd>{modelName}</dd>
            </div>
          </dl>
          <div id="panel-live" />
        </div>
      </section>
    </header>
  );
}
