import type { ReactNode } from 'react';

interface CollapsibleToggleProps {
  readonly id?: string | undefined;
  /** A text; or a heading, and a line below it. Valid in a `summary` only without an element around them. */
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly isCard?: boolean | undefined;
}

/** Content under a heading that collapses, with a plus that turns into a minus. */
export function CollapsibleToggle({ id, label, children, isCard = false }: CollapsibleToggleProps) {
  return (
    <details
      className={isCard ? 'collapsible-toggle collapsible-toggle--card' : 'collapsible-toggle'}
      id={id}
    >
      <summary className="collapsible-toggle__control">
        {label}
        <span className="collapsible-toggle__icon" aria-hidden="true" />
      </summary>
      <div className="collapsible-toggle__content">{children}</div>
    </details>
  );
}
