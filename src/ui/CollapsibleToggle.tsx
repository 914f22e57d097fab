import type { ReactNode } from 'react';

interface CollapsibleToggleProps {
  readonly id?: string;
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Content under a heading that folds, with a plus that turns into a minus. */
export function CollapsibleToggle({ id, label, children }: CollapsibleToggleProps) {
  return (
    <details className="collapsible-toggle" id={id}>
      <summary className="collapsible-toggle__control">
        <span className="collapsible-toggle__label">{label}</span>
        <span className="collapsible-toggle__icon" aria-hidden="true" />
      </summary>
      <div className="collapsible-toggle__content">{children}</div>
    </details>
  );
}
