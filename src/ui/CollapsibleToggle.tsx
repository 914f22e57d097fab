import type { ReactNode } from 'react';

interface CollapsibleToggleProps {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** Draws a frame around it. */
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
        <span className="collapsible-toggle__label">{label}</span>
        <span className="collapsible-toggle__icon" aria-hidden="true" />
      </summary>
      <div className="collapsible-toggle__content">{children}</div>
    </details>
  );
}
