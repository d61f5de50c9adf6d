import { saveBlob } from '@kit/web/saveBlob';

/** Downloads a text as a file. The byte order mark makes spreadsheets read it as UTF-8. */
export const saveFile = (name: string, content: string) =>
  saveBlob(name, new Blob([`\ufeff${content}`], { type: 'text/csv' }));
