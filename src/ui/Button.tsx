import type { ComponentProps } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `quiet` and `danger` are styled by the chat's sheets alone (Button.chat.css). */
  readonly variant?: 'secondary' | 'primary' | 'link' | 'quiet' | 'danger' | undefined;
  /** A circle for an icon without text; the name goes into `aria-label`. In the chat only. */
  readonly isRound?: boolean | undefined;
}

/** The one button. `className` adds what only its place needs, such as a position. */
export function Button({
  variant = 'secondary',
  isRound = false,
  type = 'button',
  className,
  ...attributes
}: ButtonProps) {
  const classes = ['button'];
  if (variant !== 'secondary') classes.push(`button--${variant}`);
  if (isRound) classes.push('button--round');
  if (className !== undefined) classes.push(className);
  return <button {...attributes} className={classes.join(' ')} type={type} />;
}
