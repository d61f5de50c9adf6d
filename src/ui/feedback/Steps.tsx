import './Steps.css';
import { computed } from '@kit/render/signals';
import { Icon } from '../icons/Icon';
import { type MaybeSignal, read } from '../theme/maybeSignal';

type Props = {
  steps: readonly MaybeSignal<string>[];
  /** The index of the current step. After the last one, all steps are done. */
  current: MaybeSignal<number>;
  label: MaybeSignal<string>;
};

export function Steps({ steps, current, label }: Props) {
  return (
    <ol className="steps" aria-label={label}>
      {steps.map((step, i) => {
        const state = computed(() => {
          const currentIndex = read(current);
          if (i === currentIndex) return 'current';
          return i < currentIndex ? 'done' : 'next';
        });
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a form never move
            key={i}
            data-state={state}
            aria-current={computed(() => (state.value === 'current' ? 'step' : undefined))}
          >
            <span className="steps-mark num">
              <b>{i + 1}</b>
              <Icon name="check" size={16} />
            </span>
            <span className="steps-text">{step}</span>
          </li>
        );
      })}
    </ol>
  );
}
