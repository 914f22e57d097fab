import type { ReactNode } from 'react';
import { useInterfaceLanguage } from './interface-language';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** May stand beside another brief one. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

/** A part of the page with its heading, reachable as `#id`. */
export function Section({ id, title, isBrief = false, children }: SectionProps) {
  return (
    <section
      className={isBrief ? 'section section--brief' : 'section'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="section__title" id={`${id}-title`} lang={useInterfaceLanguage()}>
        {title}
      </h2>
      {children}
    </section>
  );
}
