import type { Signal } from '@kit/render/signals';

interface Props {
  value: Signal<string>;
  label: string;
}

export const Search = ({ value, label }: Props) => (
  <input
    type="search"
    aria-label={label}
    placeholder={label}
    autoComplete="off"
    value={value}
    onChange={(event) => {
      value.value = event.currentTarget.value;
    }}
  />
);

/** Whether every word of the search occurs in one of the texts. */
export function matchesSearch(search: string, ...texts: (string | undefined)[]) {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
