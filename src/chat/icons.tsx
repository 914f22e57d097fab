import type { ReactNode } from 'react';

/** Decoration only: every button has its name in words. */
function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="chat-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const PlusIcon = () => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);

export const CrossIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ListIcon = () => (
  <Icon>
    <path d="M4 6h16M4 12h10M4 18h13" />
  </Icon>
);

export const SendIcon = () => (
  <Icon>
    <path d="M12 19V5M6 11l6-6 6 6" />
  </Icon>
);

export const StopIcon = () => (
  <Icon>
    <rect className="chat-icon__filled" x="7" y="7" width="10" height="10" rx="2" />
  </Icon>
);

export const CopyIcon = () => (
  <Icon>
    <path d="M9 9h10v11H9zM5 15V4h10" />
  </Icon>
);

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const RetryIcon = () => (
  <Icon>
    <path d="M19 12a7 7 0 1 1-2.1-5M19 4v4.5h-4.5" />
  </Icon>
);

export const DownIcon = () => (
  <Icon>
    <path d="M12 5v14M6 13l6 6 6-6" />
  </Icon>
);

export const SkipIcon = () => (
  <Icon>
    <path d="m5 6 6 6-6 6M13 6l6 6-6 6" />
  </Icon>
);
