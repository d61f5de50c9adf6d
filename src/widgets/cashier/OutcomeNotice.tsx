import './OutcomeNotice.css';
import { isOnline } from '@kit/data/network';
import { nextTask } from '@kit/data/nextTask';
import { after } from '@kit/data/timers';
import { useMount } from '@kit/render/hooks';
import { computed, effect, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useRef } from 'react';
import { t } from '../../i18n/t';
import type { Outcome } from '../../stores/base/sentCommand';
import { Button } from '../../ui/controls/Button';
import { Spinner } from '../../ui/feedback/Spinner';
import { Icon } from '../../ui/icons/Icon';

/** How long after a failed look the app looks again by itself. */
const LOOK_AGAIN_MS = 10_000;

interface Props<Contents, Result> {
  outcome: ReadonlySignal<Outcome<Contents, Result> | undefined>;
  /** Looks again. */
  onLook: () => void;
  /** "Your deposit of S/ 50.00 has arrived", and the sentence for one that has not. */
  arrivedText: (outcome: Outcome<Contents, Result>) => string;
  missingText: (outcome: Outcome<Contents, Result>) => string;
  /** Where the record of it is. */
  href: (outcome: Outcome<Contents, Result>) => string;
  /** Shows it here instead, as in a sheet over a game. */
  onShow?: ((outcome: Outcome<Contents, Result>) => void) | undefined;
}

/** Says where a command stands whose reply was lost. Draws nothing while there is none. */
export function OutcomeNotice<Contents, Result>(props: Props<Contents, Result>) {
  return (
    <When is={props.outcome}>
      {(outcome) => (
        <Notice {...props} outcome={outcome as ReadonlySignal<Outcome<Contents, Result>>} />
      )}
    </When>
  );
}

interface NoticeProps<Contents, Result> extends Omit<Props<Contents, Result>, 'outcome'> {
  outcome: ReadonlySignal<Outcome<Contents, Result>>;
}

function Notice<Contents, Result>(props: NoticeProps<Contents, Result>) {
  const { outcome, onLook, arrivedText, missingText, href, onShow } = props;
  const box = useRef<HTMLElement>(null);
  const state = computed(() => outcome.value.state);
  const is = (wanted: string) => computed(() => state.value === wanted);
  const text = computed(() => {
    switch (state.value) {
      case 'checking':
        return t('cashier.outcomeChecking').value;
      case 'unchecked':
        return t('cashier.outcomeUnchecked').value;
      case 'arrived':
        return arrivedText(outcome.value);
      case 'missing':
        return missingText(outcome.value);
    }
  });
  useMount(() => {
    // The button that was pressed is in a footer, and the form above it may be scrolled elsewhere.
    const show = () => box.current?.scrollIntoView({ block: 'nearest' });
    const stops = [
      effect(() => {
        // Once the new state is drawn.
        if (state.value) void nextTask().then(show);
      }),
      effect(() =>
        state.value === 'unchecked' && isOnline.value ? after(LOOK_AGAIN_MS, onLook) : undefined,
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  });
  return (
    <section ref={box} className="outcome" data-state={state}>
      <span className="outcome-icon">
        <When is={is('checking')}>{() => <Spinner />}</When>
        <When is={is('unchecked')}>{() => <Icon name="wifi-off" />}</When>
        <When is={is('arrived')}>{() => <Icon name="check" />}</When>
        <When is={is('missing')}>{() => <Icon name="info" />}</When>
      </span>
      <p role="status">{text}</p>
      <When is={is('unchecked')}>
        {() => (
          <Button kind="secondary" size="medium" onClick={onLook}>
            {t('cashier.outcomeLook')}
          </Button>
        )}
      </When>
      <When is={is('arrived')}>
        {() => (
          <Button
            kind="secondary"
            size="medium"
            {...(onShow
              ? { onClick: () => onShow(outcome.peek()) }
              : { href: href(outcome.peek()) })}
          >
            {t('cashier.outcomeShow')}
          </Button>
        )}
      </When>
    </section>
  );
}
