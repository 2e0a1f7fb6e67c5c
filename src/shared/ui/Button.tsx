import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';

/** Looks of a button: filled violet, outlined, or quiet on dark ground. */
export type ButtonVariant = 'primary' | 'outlined' | 'light';

/** Class of a button, for links that variant like one. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant };

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button that does not submit unless told to. A disabled one does nothing, but it keeps the focus and can be found:
 * the browser would take the focus away from whoever has just pressed it.
 */
export function Button({
  variant = 'primary',
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? ignore : onClick}
      className={buttonClass(variant)}
    />
  );
}
