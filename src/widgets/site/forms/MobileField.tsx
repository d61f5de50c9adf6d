import { useOnce } from '@kit/render/hooks';
import './MobileField.css';
import type { FormField } from '@kit/data/form';
import { computed, signal } from '@kit/render/signals';
import { t } from '../../../i18n/t';
import { createCountry } from '../../../stores/account/country';
import { useStore } from '../../../stores/base/useStore';
import { TextField } from '../../../ui/fields/TextField';
import { Icon } from '../../../ui/icons/Icon';
import type { MaybeSignal } from '../../../ui/theme/maybeSignal';
import { LazySheet } from '../app/LazySheet';
import { useLoadPerLanguage } from '../language/useLoadPerLanguage';
import type { Dialing } from './useDialing';

const MAX_DIGITS = 20;

interface Props {
  field: FormField;
  dialing: Dialing;
  label?: MaybeSignal<string>;
  required?: boolean;
}

/** A mobile number and its country. */
export function MobileField({ field, dialing, label = t('session.mobile'), required }: Props) {
  const { load, byDialingCode } = useStore(createCountry);
  const isOpen = useOnce(() => signal(false));
  const country = byDialingCode(dialing.code);
  useLoadPerLanguage(load);

  /** Removes the dialing code from a pasted international number. */
  const clean = (typed: string) => {
    const digits = typed.replace(/[^\d+]/g, '');
    const prefix = `+${dialing.code.peek()}`;
    const local = digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;
    return local.replace(/\D/g, '').slice(0, MAX_DIGITS);
  };

  return (
    <div className="mobilefield">
      <button
        type="button"
        className="mobilefield-country"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={computed(
          () =>
            `${t('session.country').value}: ${country.value?.name ?? ''} +${dialing.code.value}`,
        )}
        onClick={() => {
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
        isKept
        maxLength={MAX_DIGITS}
        clean={clean}
        required={required}
      />
      <LazySheet open={isOpen} load={() => import('./CountryPicker')}>
        {({ CountryPicker }) => <CountryPicker open={isOpen} dialing={dialing} />}
      </LazySheet>
    </div>
  );
}
