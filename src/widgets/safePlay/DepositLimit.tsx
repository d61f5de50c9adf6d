import './DepositLimit.css';
import { useMount } from '@kit/render/hooks';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLimit, type MemberLimit } from '../../stores/safePlay/limit';
import { Button } from '../../ui/controls/Button';
import { safePlayPaths } from '../site/navigation/safePlayPaths';
import { LimitBar } from './LimitBar';
import { leftOf, mustLimitText } from './limitTexts';
import { SharedLimit } from './SharedLimit';

/** What is left of the deposit limit, or the way to set one. Shows nothing while it cannot be loaded. */
export function DepositLimit() {
  const { all, missing } = useStore(createLimit);
  useMount(() => void all.load());
  const tightest = computed(() =>
    all.value.value?.limits
      .filter(({ kind, amount }) => kind === 'deposit' && typeof amount === 'number')
      .toSorted((a, b) => (leftOf(a) ?? 0) - (leftOf(b) ?? 0))
      .at(0),
  );
  const mustSet = computed(() => missing.value.length > 0);
  const hasFailed = computed(() => all.state.value === 'failed');
  return (
    <When is={computed(() => !hasFailed.value)}>
      {() => (
        <div className="depositlimit">
          <When
            is={mustSet}
            or={() => (
              <When is={tightest} or={() => <SetLimit />}>
                {(limit) => (
                  <LimitBar limit={limit} name={nameOf(limit)} href={safePlayPaths.limits} />
                )}
              </When>
            )}
          >
            {() => (
              <div className="depositlimit-must" role="status">
                <p>{computed(() => mustLimitText(missing.value))}</p>
                <Button size="small" href={safePlayPaths.limits}>
                  {t('safePlay.chooseLimit')}
                </Button>
              </div>
            )}
          </When>
          <SharedLimit href={safePlayPaths.limits} />
        </div>
      )}
    </When>
  );
}

const nameOf = (limit: ReadonlySignal<MemberLimit>) =>
  computed(() => {
    const { kind, period } = limit.value;
    return `${t(`safePlay.kind_${kind}`).value} · ${t(`safePlay.period_${period}`).value}`;
  });

const SetLimit = () => (
  <a className="depositlimit-set" href={safePlayPaths.limits}>
    {t('safePlay.setDeposit')}
  </a>
);
