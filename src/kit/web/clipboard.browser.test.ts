import { copyText } from '@kit/web/clipboard';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('a page without the Clipboard API copies the whole text, and keeps the focus', async () => {
  vi.stubGlobal('navigator', {});
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  const copied: string[] = [];
  vi.spyOn(document, 'execCommand').mockImplementation(() => {
    const field = document.querySelector('textarea') as HTMLTextAreaElement;
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return true;
  });
  expect(await copyText('a code')).toBe(true);
  expect(copied).toEqual(['a code']);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});
