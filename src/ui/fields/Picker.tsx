import './Picker.css';
import { Each } from '@kit/render/Each';
import { computed, type Signal } from '@kit/render/signals';
import { Icon } from '../icons/Icon';
import { Sheet } from '../overlays/Sheet';
import { asSignal, type MaybeSignal } from '../theme/maybeSignal';
import type { Option } from './option';

type Props = {
  open: Signal<boolean>;
  title: MaybeSignal<string>;
  options: MaybeSignal<readonly Option[]>;
  value: Signal<string>;
  closeLabel: MaybeSignal<string>;
  onPick?: (value: string) => void;
};

/** A sheet with options. Picking one closes it. */
export function Picker({ open, title, options, value, closeLabel, onPick }: Props) {
  return (
    <Sheet open={open} title={title} closeLabel={closeLabel}>
      <ul className="picker">
        <Each of={asSignal(options)} by={(option) => option.value}>
          {(option) => (
            <li>
              <button
                type="button"
                aria-pressed={computed(() => value.value === option.value)}
                disabled={option.disabled}
                onClick={() => {
                  value.value = option.value;
                  open.value = false;
                  onPick?.(option.value);
                }}
              >
                {option.picture && <img src={option.picture} alt="" width={28} height={28} />}
                <span className="picker-text">
                  {option.label}
                  {option.text !== undefined && <small>{option.text}</small>}
                </span>
                {option.meta !== undefined && <small>{option.meta}</small>}
                <Icon name="check" />
              </button>
            </li>
          )}
        </Each>
      </ul>
    </Sheet>
  );
}
