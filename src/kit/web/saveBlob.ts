import { after } from '../data/timers';

/** Downloads something that the app has made as a file. */
export function saveBlob(name: string, blob: Blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the URL after the click.
  after(10_000, () => URL.revokeObjectURL(url));
}
