import './ChipRow.css';
import { Each } from '@kit/Each';
import { computed, effect, type Signal } from '@kit/signals';
import { useMount } from '@kit/useSignal';
import { useRef } from 'react';
import { Chip, type ChipKind } from './Chip';
import { asSignal, type MaybeSignal } from './maybeSignal';
import type { Option } from './option';

type Props = {
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  label: MaybeSignal<string>;
  kind?: ChipKind;
  /** A grid of so many columns instead of a scrolling row. */
  columns?: number;
  onPick?: (value: string) => void;
};

/** One choice of many; the chosen chip is always scrolled into sight. */
export function ChipRow({ options, value, label, kind, columns, onPick }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const list = asSignal(options);
  useMount(() =>
    effect(() => {
      list.value;
      const chosen = value.value;
      // The chips of a changed list are in the document one microtask later.
      queueMicrotask(() => showChip(row.current, chosen));
    }),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
    <div
      className="chiprow"
      role="group"
      aria-label={label}
      ref={row}
      data-grid={columns !== undefined}
      style={columns ? { '--columns': columns } : undefined}
    >
      <Each of={list} by={(option) => option.value}>
        {(option) => (
          <Chip
            kind={kind}
            picture={option.picture}
            meta={option.meta}
            disabled={option.disabled}
            value={option.value}
            pressed={computed(() => value.value === option.value)}
            onClick={() => {
              value.value = option.value;
              onPick?.(option.value);
            }}
          >
            {option.label}
          </Chip>
        )}
      </Each>
    </div>
  );
}

/** Scrolls the row alone: scrollIntoView would move the page as well. */
function showChip(row: HTMLElement | null, value: string) {
  const chip = row?.querySelector<HTMLElement>(`[value="${CSS.escape(value)}"]`);
  if (!row || !chip) return;
  const box = row.getBoundingClientRect();
  const at = chip.getBoundingClientRect();
  const left = at.left + at.width / 2 - (box.left + box.width / 2);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
}
