import { computed } from '@kit/render/signals';
import { t, textOrFallback } from '../../../i18n/t';
import { createCountry } from '../../../stores/account/country';
import { createKyc } from '../../../stores/account/kyc';
import { useStore } from '../../../stores/base/useStore';
import { SumCard } from '../../../widgets/records/SumCard';
import { INCOME_SOURCES } from './createKycForm';

/** The details that the member has submitted. */
export function SubmittedDetails() {
  const { kycStatus } = useStore(createKyc);
  const { list } = useStore(createCountry);
  const lines = computed(() => {
    const form = kycStatus.value.value?.form;
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
        value: INCOME_SOURCES.includes(income) ? textOrFallback(`kyc.income_${income}`) : income,
      },
    ].filter(({ value }) => value);
  });
  return (
    <section className="kyc-section" aria-labelledby="kyc-submitted">
      <h2 id="kyc-submitted">{t('kyc.details')}</h2>
      <SumCard lines={lines} />
    </section>
  );
}
