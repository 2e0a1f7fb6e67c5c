import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './Button.module.css';

/** `state` says what is the case instead of what can be done. */
export type ButtonVariant = 'primary' | 'outlined' | 'light' | 'state';

/** Class name for links that look like a button. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return `${styles.button} ${styles[variant]}`;
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant };

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * Button with type `button` by default. When disabled it uses `aria-disabled` and ignores clicks, so that it keeps the
 * focus.
 */
export function Button(props: ButtonProps) {
  const { variant, type = 'button', disabled = false, onClick, ...rest } = props;
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

/** Button styled as a link, for secondary actions. */
export function TextButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type="button" {...props} className={styles.text} />;
}
