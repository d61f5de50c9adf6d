import './MoneySteps.css';
import { Each } from '@kit/render/Each';
import type { ReadonlySignal } from '@kit/render/signals';
import { formatDate } from '../../../i18n/format';
import { t } from '../../../i18n/t';
import { Icon } from '../../../ui/icons/Icon';

export interface MoneyStep {
  key: string;
  label: ReadonlySignal<string>;
  at?: number | undefined;
  /** What happens in the current step, instead of a time. */
  note?: ReadonlySignal<string> | undefined;
  state: 'done' | 'current' | 'next' | 'failed';
}

interface Props {
  /** In their order. */
  steps: ReadonlySignal<readonly MoneyStep[]>;
  label: ReadonlySignal<string>;
}

/** The way of a deposit or withdrawal from top to bottom, with the time of each step. */
export const MoneySteps = ({ steps, label }: Props) => (
  <ol className="moneysteps" aria-label={label}>
    <Each of={steps} by={({ key, state }) => key + state}>
      {({ label, at, note, state }) => (
        <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="moneysteps-mark">
            {state === 'done' && <Icon name="check" size={14} />}
            {state === 'failed' && <Icon name="x" size={14} />}
          </span>
          <span className="moneysteps-text">
            <b>{label}</b>
            {note && <small>{note}</small>}
            {state === 'next' && <small className="visually-hidden">{t('progress.next')}</small>}
          </span>
          {at ? (
            <time className="num" dateTime={new Date(at).toISOString()}>
              {formatDate(at, 'moment')}
            </time>
          ) : null}
        </li>
      )}
    </Each>
  </ol>
);
