import { Each } from '@kit/render/Each';
import { computed, type Signal } from '@kit/render/signals';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Option } from '../fields/option';
import { scrollRow } from '../movement/scrollRow';
import { asSignal, type MaybeSignal } from '../theme/maybeSignal';

export type TabsProps = {
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  /** The name of the group. */
  label: MaybeSignal<string>;
  onPick?: (value: string) => void;
  /** What the selected tab shows. It is drawn below the tabs, in their panel. */
  children?: ReactNode;
  /** The id of the panel, when it is drawn elsewhere. */
  panel?: string;
};

/** The base of Segmented and TabRow: one tab stop, and arrow keys select. */
export function Tabs({
  options,
  value,
  label,
  onPick,
  children,
  panel,
  variant,
}: TabsProps & { variant: string }) {
  const id = useId();
  const ownPanel = children ? `${id}-panel` : undefined;
  const tabId = (tab: string) => `${id}${tab}`;
  const pick = (next: string) => {
    value.value = next;
    onPick?.(next);
  };
  return (
    <>
      <div
        className={variant}
        role="tablist"
        aria-label={label}
        ref={scrollRow}
        onKeyDown={moveByArrow}
      >
        <Each of={asSignal(options)} by={(option) => option.value}>
          {(option) => {
            const isSelected = computed(() => value.value === option.value);
            return (
              <button
                type="button"
                role="tab"
                id={tabId(option.value)}
                className={`${variant}-tab`}
                aria-selected={isSelected}
                aria-controls={ownPanel ?? panel}
                tabIndex={computed(() => (isSelected.value ? 0 : -1))}
                disabled={option.disabled}
                onClick={() => pick(option.value)}
              >
                <span>{option.label}</span>
              </button>
            );
          }}
        </Each>
      </div>
      {ownPanel && (
        <div id={ownPanel} role="tabpanel" aria-labelledby={computed(() => tabId(value.value))}>
          {children}
        </div>
      )}
    </>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const target = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  if (target === undefined || at < 0) return;
  event.preventDefault();
  const next = tabs[(target + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}
