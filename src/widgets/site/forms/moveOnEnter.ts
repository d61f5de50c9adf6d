import type { KeyboardEvent } from 'react';

/** For a form: Enter goes to the next empty field. Only after the last one it sends the form. */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || event.nativeEvent.isComposing) return;
  const inputs = [...currentTarget.querySelectorAll<HTMLInputElement>('.field-input')];
  const index = inputs.indexOf(target as HTMLInputElement);
  const next = inputs.slice(index + 1).find(({ value, type }) => type !== 'button' && !value);
  if (index < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
