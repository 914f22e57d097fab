import type { ReactNode } from 'react';
import { useInterfaceLanguage } from './interface-language';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  /** True for a title in the language of the page, not of its interface. */
  readonly isOwnTitle?: boolean | undefined;
  /** May stand beside another brief one. */
  readonly isBrief?: boolean;
  readonly children: ReactNode;
}

export function Section({ id, title, isOwnTitle = false, isBrief = false, children }: SectionProps) {
  const lang = useInterfaceLanguage();
  return (
    <section
      className={isBrief ? 'section section--brief' : 'section'}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="section__title" id={`${id}-title`} lang={isOwnTitle ? undefined : lang}>
        {title}
      </h2>
      {children}
    </section>
  );
}
