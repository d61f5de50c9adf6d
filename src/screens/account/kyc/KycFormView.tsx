import { useOnce } from '@kit/render/hooks';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t, textOrFallback } from '../../../i18n/t';
import { createCountry } from '../../../stores/account/country';
import { useHost, useStore } from '../../../stores/base/useStore';
import { Button } from '../../../ui/controls/Button';
import { Checkbox } from '../../../ui/controls/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextField } from '../../../ui/fields/TextField';
import { Icon } from '../../../ui/icons/Icon';
import { LoadFailure } from '../../../widgets/site/app/LoadFailure';
import { useApp } from '../../../widgets/site/app/useApp';
import { pictureLimits } from '../../../widgets/site/forms/PictureField';
import { createKycForm, INCOME_SOURCES, type KycForm } from './createKycForm';
import { KycPhotoField } from './KycPhotoField';

/** The form of the identity check: three photos and personal details. */
export function KycFormView() {
  const host = useHost();
  const app = useApp();
  const kycForm = useOnce(() => createKycForm(host, app));
  const { form, photos } = kycForm;
  return (
    <form className="kyc-form" {...form.props}>
      <section className="kyc-section" aria-labelledby="kyc-photos">
        <h2 id="kyc-photos">{t('kyc.photos')}</h2>
        <div className="kyc-photos">
          <KycPhotoField of={photos.front} label={t('kyc.front')} icon="id-card" />
          <KycPhotoField of={photos.back} label={t('kyc.back')} icon="credit-card" />
          <KycPhotoField of={photos.selfie} label={t('kyc.selfie')} icon="circle-user-round" />
        </div>
        <p className="kyc-hint muted">{t('kyc.photoHint', pictureLimits)}</p>
      </section>
      <Details kycForm={kycForm} />
      <p className="kyc-hint kyc-privacy muted">
        <Icon name="lock" size={16} />
        <span>{t('kyc.privacy')}</span>
      </p>
      <Button type="submit" wide busy={form.isBusy}>
        {t('kyc.submit')}
      </Button>
    </form>
  );
}

function Details({ kycForm }: { kycForm: KycForm }) {
  const { draft, permanentAddress, nationality, occupation, sourceOfIncome } = kycForm;
  const { list } = useStore(createCountry);
  const countries = computed(() =>
    (list.value.value ?? []).map(({ code, name, flag }) => ({
      value: code,
      label: name,
      picture: `/art/flags/${flag}.svg`,
    })),
  );
  return (
    <section className="kyc-section" aria-labelledby="kyc-details">
      <h2 id="kyc-details">{t('kyc.details')}</h2>
      <TextField
        label={t('kyc.permanentAddress')}
        {...permanentAddress}
        maxLength={200}
        autoComplete="street-address"
        isKept
        autoCapitalize="sentences"
      />
      <Checkbox checked={draft.isSameAddress}>{t('kyc.sameAddress')}</Checkbox>
      <When is={computed(() => !draft.isSameAddress.value)}>
        {() => (
          <TextField
            label={t('kyc.currentAddress')}
            hint={t('kyc.optional')}
            value={draft.currentAddress}
            isKept
            maxLength={200}
            autoCapitalize="sentences"
          />
        )}
      </When>
      <LoadFailure of={list} />
      <Select
        label={t('kyc.nationality')}
        {...nationality}
        options={countries}
        placeholder={t('kyc.country')}
        closeLabel={t('app.close')}
      />
      <TextField
        label={t('kyc.birthPlace')}
        hint={t('kyc.optional')}
        value={draft.placeOfBirth}
        isKept
        maxLength={100}
        autoCapitalize="words"
      />
      <TextField
        label={t('kyc.occupation')}
        {...occupation}
        maxLength={60}
        autoComplete="organization-title"
        isKept
        autoCapitalize="sentences"
      />
      <Select
        label={t('kyc.income')}
        {...sourceOfIncome}
        options={INCOME_SOURCES.map((value) => ({
          value,
          label: textOrFallback(`kyc.income_${value}`),
        }))}
        placeholder={t('app.choose')}
        closeLabel={t('app.close')}
      />
    </section>
  );
}
