import type { ReactNode } from 'react';
import { useInterfaceLanguage } from './interface-language';

interface ExpandButtonProps {
  readonly children?: ReactNode | undefined;
  readonly enlargeText: string;
  readonly collapseText: string;
  /** Id of the element that says what is being expanded, since many buttons share one text. */
  readonly describedBy?: string | undefined;
}

/**
 * A button that expands its children: a native `details`, so that it works before and without script. Both
 * texts are in the page and CSS shows the one that applies. Without children it stands centred below what it expands.
 */
export function ExpandButton({ children, enlargeText, collapseText, describedBy }: ExpandButtonProps) {
  const lang = useInterfaceLanguage();
  const isAlone = children === undefined;
  return (
    <details className={isAlone ? 'expand-button expand-button--centered' : 'expand-button'}>
      <summary className="expand-button__control" lang={lang} aria-describedby={describedBy}>
        <span className="expand-button__text expand-button__text--enlarge">{enlargeText}</span>
        <span className="expand-button__text expand-button__text--collapse">{collapseText}</span>
      </summary>
      {!isAlone && <div className="expand-button__content">{children}</div>}
    </details>
  );
}
