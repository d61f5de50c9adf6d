import { after } from '@kit/timers';

/** Downloads a text as a file. The byte order mark makes spreadsheets read it as UTF-8. */
export function saveFile(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([`\ufeff${content}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the URL after the click.
  after(10_000, () => URL.revokeObjectURL(url));
}
