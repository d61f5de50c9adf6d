import { signal } from '@kit/render/signals';

const formatJson = (value: unknown) => JSON.stringify(value, null, 2);
const MAX_SHOWN_CHARS = 20_000;

/** A part of a call with its title. Nothing when it is empty. */
export function Part({ title, value }: { title: string; value: unknown }) {
  const isEmpty = value === null || (typeof value === 'object' && !Object.keys(value).length);
  if (isEmpty) return null;
  const text = typeof value === 'string' ? value : formatJson(value);
  const shown = signal(
    text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)} …` : text,
  );
  return (
    <>
      <dt>{title}</dt>
      <dd>
        <pre>{shown}</pre>
      </dd>
    </>
  );
}
