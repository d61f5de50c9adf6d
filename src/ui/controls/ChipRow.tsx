import './ChipRow.css';
import type { Stop } from '@kit/data/timers';
import { afterPaint } from '@kit/list/afterPaint';
import { Each } from '@kit/render/Each';
import { useMount, useSignalEffect } from '@kit/render/hooks';
import { batch, computed, type Signal } from '@kit/render/signals';
import { hasReducedMotion } from '@kit/web/device';
import { useRef } from 'react';
import type { Option } from '../fields/option';
import { scrollRow } from '../movement/scrollRow';
import { asSignal, type MaybeSignal } from '../theme/maybeSignal';
import { Chip, type ChipKind } from './Chip';

type Props = {
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  label: MaybeSignal<string>;
  kind?: ChipKind;
  /** Shows a grid with this many columns instead of a scrolling row. */
  columns?: number;
  /** Called with the new value. What it changes is one change together with the value. */
  onPick?: (value: string) => void;
};

/** Chips of which one is selected. The selected chip is in the middle of the row, where the row can scroll so far. */
export function ChipRow({ options, value, label, kind, columns, onPick }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const list = asSignal(options);
  useMount(() => scrollRow(row.current));
  useSignalEffect(() => {
    list.value;
    const selected = value.value;
    // What a tap changes comes first: it is drawn sooner, and the router does not find a row in motion.
    let stop = afterPaint(() => {
      stop = keepInMiddle(row.current, selected);
    });
    return () => stop();
  });
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
            onClick={() =>
              batch(() => {
                value.value = option.value;
                onPick?.(option.value);
              })
            }
          >
            {option.label}
          </Chip>
        )}
      </Each>
    </div>
  );
}

/**
 * Scrolls a chip to the middle of its row, and again whenever sizes change: the phone is turned, or the letters
 * of a font that comes later have other widths. `scrollIntoView` would scroll the page too.
 */
function keepInMiddle(row: HTMLElement | null, value: string): Stop {
  const chip = row?.querySelector<HTMLElement>(`[value="${CSS.escape(value)}"]`);
  if (!row || !chip) return () => {};
  // Its first call comes after the layout of the frame in which it begins to observe.
  const observer = new ResizeObserver(() => {
    const box = row.getBoundingClientRect();
    const at = chip.getBoundingClientRect();
    const left = at.left + at.width / 2 - (box.left + box.width / 2);
    row.scrollBy({ left, behavior: hasReducedMotion() ? 'instant' : 'smooth' });
  });
  for (const each of [row, ...row.children]) observer.observe(each);
  return () => observer.disconnect();
}
