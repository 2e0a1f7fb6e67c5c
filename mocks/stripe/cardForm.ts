/** The mock's card form: three inputs in place of the provider's iframe. */
import type { CardInput } from './testCards.ts';

const fields = [
  { name: 'number', label: 'Card number', hint: '1234 1234 1234 1234', autocomplete: 'cc-number' },
  { name: 'expiry', label: 'Expiration date', hint: 'MM / YY', autocomplete: 'cc-exp' },
  { name: 'code', label: 'Security code', hint: 'CVC', autocomplete: 'cc-csc' },
] as const;

const inputStyle =
  'width:100%;min-height:48px;padding:10px 14px;border:1.5px solid #8d86a3;border-radius:10px;' +
  'background:#fff;color:#1a1532;font:inherit';

function addField(box: HTMLElement, { name, label, hint, autocomplete }: (typeof fields)[number]) {
  const frame = document.createElement('label');
  frame.style.cssText = `display:grid;gap:6px;min-width:0;font-size:15px;font-weight:600;${
    name === 'number' ? 'grid-column:1/-1' : ''
  }`;
  const input = document.createElement('input');
  input.inputMode = 'numeric';
  input.autocomplete = autocomplete;
  input.placeholder = hint;
  input.style.cssText = `${inputStyle};font-weight:400`;
  frame.append(label, input);
  box.append(frame);
  return { name, input };
}

/** A mounted card form; `read` gives the input. */
export type CardForm = { read: () => CardInput; remove: () => void };

export function mountCardForm(container: HTMLElement): CardForm {
  const box = document.createElement('div');
  box.style.cssText = 'display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:16px';
  const inputs = fields.map((field) => addField(box, field));
  container.append(box);
  return {
    read: () =>
      Object.fromEntries(inputs.map(({ name, input }) => [name, input.value])) as CardInput,
    remove: () => box.remove(),
  };
}
