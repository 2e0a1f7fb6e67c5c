import type { ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

/** Looks of a button: filled violet, outlined, or quiet on dark ground. */
export type ButtonLook = 'primary' | 'outline' | 'light';

/** Class of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'primary'): string {
  return `${styles.button} ${styles[look]}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook };

/** A button that does not submit unless told to. */
export function Button({ look = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} {...rest} className={buttonClass(look)} />;
}
