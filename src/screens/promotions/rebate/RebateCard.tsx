import { computed } from '@kit/render/signals';
import { formatPercent } from '../../../i18n/format';
import { t, textOrFallback } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createRebate, type Rebate } from '../../../stores/promotions/rebate';
import { Money } from '../../../ui/content/Money';
import { Button } from '../../../ui/controls/Button';
import { useClaimToast } from '../../../widgets/account/member/useClaimToast';
import { categoryPicture } from '../../../widgets/games/list/categoryPicture';

export function RebateCard({ rebate }: { rebate: Rebate }) {
  const { gameType, turnover, ratePercent, amount } = rebate;
  const store = useStore(createRebate);
  const claim = useClaimToast();
  const name = textOrFallback(`game.${gameType}`);
  return (
    <article className="card rebate-card" data-pad="small">
      <img src={categoryPicture(gameType)} alt="" width={36} height={36} />
      <h2>{name}</h2>
      <Button
        kind="secondary"
        size="small"
        label={t('reward.rebateClaimNamed', { name })}
        busy={store.isClaiming(gameType)}
        disabled={computed(() => amount < (store.minimum.value ?? 0))}
        onClick={() => void claim(store.claim(gameType))}
      >
        {t('reward.rebateClaim')}
      </Button>
      <dl>
        {turnover !== undefined && (
          <div>
            <dt>{t('reward.rebateBets')}</dt>
            <dd>
              <Money amount={turnover} size={14} />
            </dd>
          </div>
        )}
        {ratePercent !== undefined && (
          <div>
            <dt>{t('reward.rebateRate')}</dt>
            <dd className="num">{formatPercent(ratePercent / 100)}</dd>
          </div>
        )}
        <div>
          <dt>{t('reward.rebateAmount')}</dt>
          <dd>
            <Money amount={amount} size={14} tone="win" />
          </dd>
        </div>
      </dl>
    </article>
  );
}
