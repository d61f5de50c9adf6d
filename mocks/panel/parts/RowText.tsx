import type { Signal } from '@kit/render/signals';

/** A row as JSON, to be changed. */
export const RowText = ({ label, text }: { label: string; text: Signal<string> }) => (
  <textarea
    aria-label={label}
    rows={12}
    spellCheck={false}
    autoCapitalize="none"
    value={text}
    onChange={({ currentTarget }) => {
      text.value = currentTarget.value;
    }}
  />
);
