import './ChipRow.css';
import { afterLayout } from '@kit/afterLayout';
import { hasReducedMotion } from '@kit/device';
import { Each } from '@kit/Each';
import { batch, computed, type Signal } from '@kit/signals';
import { useSignalEffect } from '@kit/useSignal';
import { useRef } from 'react';
import { Chip, type ChipKind } from './Chip';
import { asSignal, type MaybeSignal } from './maybeSignal';
import type { Option } from './option';

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

/** Chips of which one is selected. The selected chip is scrolled into view. */
export function ChipRow({ options, value, label, kind, columns, onPick }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const list = asSignal(options);
  useSignalEffect(() => {
    list.value;
    const selected = value.value;
    const isSelected = () => value.peek() === selected;
    // When the list changes, the new chips are in the document one microtask later.
    queueMicrotask(() => scrollToChip(row.current, selected, isSelected));
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

// scrollIntoView would scroll the page too.
function scrollToChip(row: HTMLElement | null, value: string, isSelected: () => boolean) {
  const chip = row?.querySelector<HTMLElement>(`[value="${CSS.escape(value)}"]`);
  if (!row || !chip) return;
  const scroll = () => {
    const box = row.getBoundingClientRect();
    const at = chip.getBoundingClientRect();
    const left = at.left + at.width / 2 - (box.left + box.width / 2);
    row.scrollBy({ left, behavior: hasReducedMotion() ? 'instant' : 'smooth' });
  };
  afterLayout(() => {
    scroll();
    // The letters of a font that comes later have other widths.
    if (document.fonts.status === 'loading')
      void document.fonts.ready.then(() => isSelected() && scroll());
  });
}
