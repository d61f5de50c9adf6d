import type { Page } from 'playwright/test';

/** Changes the language as another tab does: it writes each code to the storage, from which every tab reads it. */
export const changeLanguage = (page: Page, ...codes: string[]) =>
  page.evaluate((all) => {
    const { localStorage: storage } = window;
    for (const code of all) {
      storage.setItem('language', code);
      dispatchEvent(
        new StorageEvent('storage', { key: 'language', newValue: code, storageArea: storage }),
      );
    }
  }, codes);
