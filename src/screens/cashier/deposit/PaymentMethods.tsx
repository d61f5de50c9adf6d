import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createDeposit, type DepositMethod } from '../../../stores/cashier/deposit';
import { ChipRow } from '../../../ui/controls/ChipRow';
import type { DepositForm } from '../../../widgets/cashier/deposit/createDepositForm';

const PICTURES: Record<DepositMethod['category'], string> = {
  wallet: 'mobile-phone',
  bank: 'bank',
  card: 'credit-card',
  crypto: 'coin',
  cash: 'receipt',
  voucher: 'ticket',
};

const INSTANT_MINUTES = 1;

/** When the fastest of them arrives. Nothing when the backend does not say it. */
function arrivalText(methods: readonly DepositMethod[]) {
  const known = methods.flatMap(({ arrivalMinutes }) => arrivalMinutes ?? []);
  if (!known.length) return '';
  const minutes = Math.min(...known);
  if (minutes <= INSTANT_MINUTES) return t('cashier.instant');
  const isForAll = minutes === Math.max(...known);
  return t(isForAll ? 'cashier.minutes' : 'cashier.minutesFrom', { n: minutes });
}

/** Payment categories as tiles. A category with several methods shows them as chips below. */
export function PaymentMethods({ form }: { form: DepositForm }) {
  const { methods } = useStore(createDeposit);
  const { categories, category, selectCategory, methodsInCategory, methodId, selectMethod } = form;
  const tiles = computed(() => {
    const all = methods.value.value?.methods ?? [];
    return categories.value.map(({ category, name }) => {
      const inCategory = all.filter((method) => method.category === category);
      const available = inCategory.filter(({ isUnderMaintenance }) => !isUnderMaintenance);
      const isClosed = inCategory.length > 0 && available.length === 0;
      return {
        value: category,
        label: name,
        picture: `/art/icons/${PICTURES[category]}.webp`,
        meta: isClosed ? t('cashier.underMaintenance') : arrivalText(available),
      };
    });
  });
  const chips = computed(() =>
    methodsInCategory.value.map(({ methodId, name, icon, isUnderMaintenance }) => ({
      value: methodId,
      label: name,
      picture: `/${icon}`,
      disabled: isUnderMaintenance,
      ...(isUnderMaintenance ? { meta: t('cashier.underMaintenance') } : {}),
    })),
  );
  return (
    <section className="deposit-methods" aria-labelledby="deposit-methods">
      <h2 id="deposit-methods">{t('cashier.method')}</h2>
      <ChipRow
        kind="tile"
        columns={3}
        label={t('cashier.depositMethod')}
        options={tiles}
        value={category}
        onPick={selectCategory}
      />
      <When is={computed(() => chips.value.length > 1)}>
        {() => (
          <ChipRow
            label={t('cashier.method')}
            options={chips}
            value={methodId}
            onPick={(id) =>
              selectMethod(methodsInCategory.peek().find(({ methodId }) => methodId === id))
            }
          />
        )}
      </When>
    </section>
  );
}
