import type { ReactNode } from 'react';

/** Short names with their values, in as many columns as fit. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className="facts">{children}</dl>;
}

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="facts__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
