import { useOnce } from '@kit/render/hooks';
import '../../../ui/fields/Picker.css';
import './CountryPicker.css';
import { Each } from '@kit/render/Each';
import { computed, type Signal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { t } from '../../../i18n/t';
import { createCountry } from '../../../stores/account/country';
import { useStore } from '../../../stores/base/useStore';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { SearchField } from '../../../ui/fields/SearchField';
import { Icon } from '../../../ui/icons/Icon';
import { Sheet } from '../../../ui/overlays/Sheet';
import { AsyncContent } from '../app/AsyncContent';
import type { Dialing } from './useDialing';

interface Props {
  open: Signal<boolean>;
  dialing: Dialing;
}

/** Searches countries by name or dialing code. */
export function CountryPicker({ open, dialing }: Props) {
  const { list, search } = useStore(createCountry);
  const typed = useOnce(() => signal(''));
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
