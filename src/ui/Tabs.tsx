import { Each } from '@kit/Each';
import { computed, type Signal } from '@kit/signals';
import { type KeyboardEvent, useId } from 'react';
import { asSignal, type MaybeSignal } from './maybeSignal';
import type { Option } from './option';

export type TabsProps = {
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  /** Name of the whole group. */
  label: MaybeSignal<string>;
  /** Id of the panel that the tabs change. */
  panel?: string;
  onPick?: (value: string) => void;
};

/** The behaviour under Segmented and TabRow: one tab stop, arrows move and pick. */
export function Tabs({ options, value, label, panel, onPick, look }: TabsProps & { look: string }) {
  const id = useId();
  const pick = (next: string) => {
    value.value = next;
    onPick?.(next);
  };
  return (
    <div className={look} role="tablist" aria-label={label} onKeyDown={moveByArrow}>
      <Each of={asSignal(options)} by={(option) => option.value}>
        {(option) => {
          const isOn = computed(() => value.value === option.value);
          return (
            <button
              type="button"
              role="tab"
              id={`${id}${option.value}`}
              className={`${look}-tab`}
              aria-selected={isOn}
              aria-controls={panel}
              tabIndex={computed(() => (isOn.value ? 0 : -1))}
              disabled={option.disabled}
              onClick={() => pick(option.value)}
            >
              <span>{option.label}</span>
            </button>
          );
        }}
      </Each>
    </div>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const to = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  const next = tabs[(to + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
