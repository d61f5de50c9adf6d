import { useOnce } from '@kit/render/hooks';
import './LanguageList.css';
import { Each } from '@kit/render/Each';
import { computed } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { useId } from 'react';
import { tagOf } from '../../../i18n/languages';
import { language, setLanguage } from '../../../i18n/locale';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createSystem } from '../../../stores/site/system';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Icon } from '../../../ui/icons/Icon';
import { LoadMissing } from '../app/LoadMissing';
import { useApp } from '../app/useApp';
import { createLanguageChange } from './languageChange';
import { languageFlag, languageName } from './languageName';
import { useOfferedLanguages } from './useOfferedLanguages';

/** The languages of the merchant, each by its own name. */
export function LanguageList() {
  const { settingsResource } = useStore(createSystem);
  const app = useApp();
  // The list may be on the page and in the menu at once, and a radio unchecks the others of its name.
  const groupName = useId();
  const { loading, choose } = useOnce(() =>
    createLanguageChange(setLanguage, () => app.showToast(t('error.noInternet'), { kind: 'fail' })),
  );
  const { offered } = useOfferedLanguages();

  return (
    <div className="languages" role="radiogroup" aria-label={t('app.language')}>
      <When is={computed(() => !offered.value.length)}>
        {() => <LoadMissing of={settingsResource} />}
      </When>
      <Each of={offered} by={(code) => code}>
        {(code) => (
          <label className="languages-row">
            <img src={languageFlag(code)} alt="" width={28} height={28} />
            <span lang={tagOf(code)}>{languageName(code)}</span>
            <input
              className="visually-hidden"
              type="radio"
              name={groupName}
              checked={computed(() => language.value === code)}
              onChange={() => void choose(code)}
            />
            <span className="languages-mark" aria-hidden="true">
              <span hidden={computed(() => loading.value !== code)}>
                <Spinner size={20} />
              </span>
              <span hidden={computed(() => language.value !== code || loading.value !== undefined)}>
                <Icon name="check" />
              </span>
            </span>
          </label>
        )}
      </Each>
    </div>
  );
}
