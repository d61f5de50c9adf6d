import { computed } from '@kit/signals';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createDeposit, type DepositMethod } from '../../stores/deposit';
import { useStore } from '../../stores/useStore';
import { ChipRow } from '../../ui/ChipRow';
import type { DepositForm } from './createDepositForm';

const PICTURES: Record<DepositMethod['category'], string> = {
  wallet: 'mobile-phone',
  bank: 'bank',
  card: 'credit-card',
  crypto: 'coin',
  cash: 'receipt',
  voucher: 'ticket',
};

const AT_ONCE = 1;

const arrival = (minutes: number) =>
  minutes <= AT_ONCE ? t('cashier.instant') : t('cashier.minutes', { n: minutes });

/** Kinds of payment as tiles; where a kind has several, those beneath. */
export function Methods({ desk }: { desk: DepositForm }) {
  const { methods } = useStore(createDeposit);
  const { category, pickCategory, ofCategory, methodId, pickMethod } = desk;
  const tiles = computed(() => {
    const { categories, methods: all } = methods.value.value ?? { categories: [], methods: [] };
    return categories.map(({ category, name }) => {
      const open = all.filter((one) => one.category === category && !one.isMaintained);
      return {
        value: category,
        label: name,
        picture: `/art/icons/${PICTURES[category]}.webp`,
        meta: open.length
          ? arrival(Math.min(...open.map((one) => one.arrivalMinutes)))
          : t('cashier.maintained'),
      };
    });
  });
  const chips = computed(() =>
    ofCategory.value.map(({ methodId, name, icon, isMaintained }) => ({
      value: methodId,
      label: name,
      picture: `/${icon}`,
      disabled: isMaintained,
      ...(isMaintained ? { meta: t('cashier.maintained') } : {}),
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
        onPick={pickCategory}
      />
      <When is={computed(() => chips.value.length > 1)}>
        {() => (
          <ChipRow
            label={t('cashier.method')}
            options={chips}
            value={methodId}
            onPick={(id) => pickMethod(ofCategory.peek().find((one) => one.methodId === id))}
          />
        )}
      </When>
    </section>
  );
}
