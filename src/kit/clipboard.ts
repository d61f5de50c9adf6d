/** Puts a text on the clipboard; says whether it went there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** For pages without a secure context, which have no clipboard of their own. */
function copySelected(text: string) {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0';
  const held = document.activeElement;
  document.body.append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (held instanceof HTMLElement) held.focus();
  return isDone;
}
