import { computed } from '@kit/signals';
import { t, tx } from '../../i18n/t';
import { createCountry } from '../../stores/country';
import { createKyc } from '../../stores/kyc';
import { useStore } from '../../stores/useStore';
import { SumCard } from '../../widgets/SumCard';
import { incomes } from './incomes';

/** What was sent, for its owner to read. */
export function Told() {
  const { standing } = useStore(createKyc);
  const { list } = useStore(createCountry);
  const lines = computed(() => {
    const form = standing.value.value?.form;
    if (!form) return [];
    const { nationality, sourceOfIncome: income } = form;
    const country = list.value.value?.find(({ code }) => code === nationality);
    return [
      { key: 'permanentAddress', label: t('kyc.permanentAddress'), value: form.permanentAddress },
      { key: 'currentAddress', label: t('kyc.currentAddress'), value: form.currentAddress },
      { key: 'nationality', label: t('kyc.nationality'), value: country?.name ?? nationality },
      { key: 'birthPlace', label: t('kyc.birthPlace'), value: form.placeOfBirth },
      { key: 'occupation', label: t('kyc.occupation'), value: form.occupation },
      {
        key: 'income',
        label: t('kyc.income'),
        value: incomes.includes(income) ? tx(`kyc.income_${income}`) : income,
      },
    ].filter(({ value }) => value);
  });
  return (
    <section className="kyc-part" aria-labelledby="kyc-told">
      <h2 id="kyc-told">{t('kyc.details')}</h2>
      <SumCard lines={lines} />
    </section>
  );
}
