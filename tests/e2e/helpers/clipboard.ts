import type { Page } from 'playwright/test';

/** The copied text, pasted into a field that the test adds: the app's policy forbids pages to read the clipboard. */
export async function copiedText(page: Page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea');
    field.dataset.testid = 'pasted';
    field.style.fontSize = '16px';
    document.body.append(field);
  });
  const field = page.getByTestId('pasted');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await field.evaluate((element) => element.remove());
  return text;
}
