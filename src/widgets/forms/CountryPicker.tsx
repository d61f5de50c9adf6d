import '../../ui/Picker.css';
import './CountryPicker.css';
import { Each } from '@kit/Each';
import { computed, type Signal } from '@kit/signals';
import { useSignal } from '@kit/useSignal';
import { When } from '@kit/When';
import { t } from '../../i18n/t';
import { createCountry } from '../../stores/country';
import { useStore } from '../../stores/useStore';
import { Icon } from '../../ui/Icon';
import { SearchField } from '../../ui/SearchField';
import { Sheet } from '../../ui/Sheet';
import { Skeleton } from '../../ui/Skeleton';
import { AsyncContent } from '../app/AsyncContent';
import type { Dialing } from './useDialing';

interface Props {
  open: Signal<boolean>;
  dialing: Dialing;
}

/** Searches countries by name or dialing code. */
export function CountryPicker({ open, dialing }: Props) {
  const { list, search } = useStore(createCountry);
  const typed = useSignal('');
  const found = search(typed);
  const isFound = computed(() => found.value.length > 0);

  const pick = (code: string) => {
    dialing.select(code);
    open.value = false;
    typed.value = '';
  };

  return (
    <Sheet open={open} title={t('session.country')} closeLabel={t('app.close')}>
      <div className="countrypicker">
        <div className="countrypicker-search">
          <SearchField
            value={typed}
            label={t('session.searchCountry')}
            clearLabel={t('app.remove')}
            maxLength={40}
          />
        </div>
        <AsyncContent
          of={list}
          loading={() => <Skeleton height={520} />}
          errorTitle={t('error.loadFailed')}
        >
          {() => (
            <When is={isFound} or={() => <p className="muted">{t('session.noCountry')}</p>}>
              {() => (
                <ul className="picker">
                  <Each of={found} by={({ code }) => code}>
                    {({ name, flag, dialingCode }) => (
                      <li>
                        <button
                          type="button"
                          aria-pressed={computed(() => dialing.code.value === dialingCode)}
                          onClick={() => pick(dialingCode)}
                        >
                          <img src={`/art/flags/${flag}.svg`} alt="" width={28} height={28} />
                          <span className="picker-text">{name}</span>
                          <small className="num">+{dialingCode}</small>
                          <Icon name="check" />
                        </button>
                      </li>
                    )}
                  </Each>
                </ul>
              )}
            </When>
          )}
        </AsyncContent>
      </div>
    </Sheet>
  );
}
