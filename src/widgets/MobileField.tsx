import './MobileField.css';
import type { FormField } from '@kit/form';
import { computed } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { lazy, Suspense } from 'react';
import { t } from '../i18n/t';
import { createCountry } from '../stores/country';
import { useStore } from '../stores/useStore';
import { Icon } from '../ui/Icon';
import type { MaybeSignal } from '../ui/maybeSignal';
import { TextField } from '../ui/TextField';
import type { Dialing } from './useDialing';
import { useEachLanguage } from './useEachLanguage';

const MOST = 20;

const CountryPicker = lazy(async () => ({
  default: (await import('./CountryPicker')).CountryPicker,
}));

interface Props {
  field: FormField;
  dialing: Dialing;
  label?: MaybeSignal<string>;
  required?: boolean;
}

/** A number and the country it is dialed in. */
export function MobileField({ field, dialing, label = t('session.mobile'), required }: Props) {
  const { load, byDialing } = useStore(createCountry);
  const isOpen = useSignal(false);
  const wasOpen = useSignal(false);
  const country = byDialing(dialing.code);
  useEachLanguage(load);

  /** A number pasted whole brings its dialing code along. */
  const clean = (typed: string) => {
    const bare = typed.replace(/[^\d+]/g, '');
    const prefix = `+${dialing.code.peek()}`;
    const own = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
    return own.replace(/\D/g, '').slice(0, MOST);
  };

  return (
    <div className="mobile">
      <button
        type="button"
        className="mobile-country"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={computed(
          () =>
            `${t('session.country').value}: ${country.value?.name ?? ''} +${dialing.code.value}`,
        )}
        onClick={() => {
          wasOpen.value = true;
          isOpen.value = true;
        }}
      >
        <img
          alt=""
          width={24}
          height={24}
          src={computed(() => country.value && `/art/flags/${country.value.flag}.svg`)}
        />
        <span className="num">
          {computed(() => (dialing.code.value ? `+${dialing.code.value}` : ''))}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
      <TextField
        name="mobileNum"
        label={label}
        value={field.value}
        error={field.error}
        onBlur={field.onBlur}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MOST}
        clean={clean}
        required={required}
      />
      <When is={wasOpen}>
        {() => (
          <Suspense>
            <CountryPicker open={isOpen} dialing={dialing} />
          </Suspense>
        )}
      </When>
    </div>
  );
}
