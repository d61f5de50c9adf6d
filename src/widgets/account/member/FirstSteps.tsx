import '../../../ui/content/Card.css';
import './FirstSteps.css';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useId } from 'react';
import type { PlainKey } from '../../../i18n/t';
import { t } from '../../../i18n/t';
import { createFirstSteps, type FirstStep } from '../../../stores/account/firstSteps';
import { useStore } from '../../../stores/base/useStore';
import { Row } from '../../../ui/content/Row';
import { IconButton } from '../../../ui/controls/IconButton';
import { ProgressBar } from '../../../ui/feedback/ProgressBar';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/icons';
import { paths } from '../../site/navigation/paths';

const STEPS: Record<FirstStep, { icon: IconName; label: PlainKey; href: string }> = {
  deposit: { icon: 'arrow-down-to-line', label: 'member.firstDeposit', href: paths.deposit },
  bank: { icon: 'landmark', label: 'member.firstBank', href: paths.bankCards },
  identity: { icon: 'id-card', label: 'member.firstIdentity', href: paths.kyc },
};

/** What a new member does first: all of it, or on home the next step alone. */
export function FirstSteps({ nextOnly = false }: { nextOnly?: boolean }) {
  const { steps, next, doneCount, isLoading, load, follow, close } = useStore(createFirstSteps);
  const id = useId();
  useMount(() => void load());
  useMount(follow);
  const shown = computed(() => steps.value.filter(({ step }) => !nextOnly || step === next.value));
  const count = computed(
    () => t('member.firstCount', { n: doneCount.value, total: steps.value.length }).value,
  );
  return (
    <section
      className="card firststeps"
      aria-labelledby={id}
      aria-busy={isLoading}
      data-next-only={nextOnly}
    >
      <div className="firststeps-head">
        <h2 id={id}>{t('member.firstSteps')}</h2>
        <span className="num muted">{count}</span>
        <IconButton icon="x" size={36} label={t('app.close')} onClick={close} />
      </div>
      <ProgressBar
        value={computed(() => doneCount.value / steps.value.length)}
        label={t('member.firstSteps')}
        text={count}
      />
      <When is={computed(() => !isLoading.value)}>
        {() => (
          <ul>
            <Each of={shown} by={({ step, isDone }) => step + isDone}>
              {({ step, isDone }) => (
                <li>
                  <StepRow {...STEPS[step]} isDone={isDone} />
                </li>
              )}
            </Each>
          </ul>
        )}
      </When>
    </section>
  );
}

function StepRow({ icon, label, href, isDone }: (typeof STEPS)[FirstStep] & { isDone: boolean }) {
  if (!isDone) return <Row icon={icon} title={t(label)} href={href} />;
  const done = (
    <span className="firststeps-done">
      <Icon name="circle-check" />
      <span className="visually-hidden">{t('member.firstDone')}</span>
    </span>
  );
  return <Row icon={icon} title={t(label)} end={done} />;
}
