import './DepositLimit.css';
import { useMount } from '@kit/render/hooks';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../i18n/t';
import { useStore } from '../../stores/base/useStore';
import { createLimit, type MemberLimit } from '../../stores/safePlay/limit';
import { Button } from '../../ui/controls/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { safePlayPaths } from '../site/navigation/safePlayPaths';
import { limitText, mustLimitText, shareOf, usedText } from './limitTexts';

/** What is left of the deposit limit, or the way to set one. Shows nothing while it cannot be loaded. */
export function DepositLimit() {
  const { all, missing } = useStore(createLimit);
  useMount(() => void all.load());
  const tightest = computed(() =>
    all.value.value?.limits
      .filter(({ kind, amount }) => kind === 'deposit' && amount !== null)
      .toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0))
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
                {(limit) => <LimitBar limit={limit} />}
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
        </div>
      )}
    </When>
  );
}

const SetLimit = () => (
  <a className="depositlimit-set" href={safePlayPaths.limits}>
    {t('safePlay.setDeposit')}
  </a>
);

function LimitBar({ limit }: { limit: ReadonlySignal<MemberLimit> }) {
  const name = computed(() => {
    const { kind, period } = limit.value;
    return `${t(`safePlay.kind_${kind}`).value} · ${t(`safePlay.period_${period}`).value}`;
  });
  const left = computed(() => limitText(limit.value.kind, limit.value.left));
  return (
    <a className="depositlimit-bar" href={safePlayPaths.limits}>
      <span>
        <b>{name}</b>
        <span className="num">{t('safePlay.leftOf', { left })}</span>
      </span>
      <ProgressBar
        value={computed(() => shareOf(limit.value))}
        label={name}
        text={computed(() => usedText(limit.value))}
        tone={computed(() => (shareOf(limit.value) >= 1 ? 'danger' : 'accent'))}
      />
    </a>
  );
}
