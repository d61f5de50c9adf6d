/**
 * Sets the value as typing would. React gives each field a setter of its own, and ignores the input event of a
 * value that was set by it. So the setter of the prototype is used.
 */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
