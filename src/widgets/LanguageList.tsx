import './LanguageList.css';
import { Each } from '@kit/Each';
import { computed, signal } from '@kit/signals';
import { useState } from 'react';
import { isLanguage, type Language, tagOf } from '../i18n/languages';
import { language, setLanguage } from '../i18n/locale';
import { t } from '../i18n/t';
import { createSystem } from '../stores/system';
import { useStore } from '../stores/useStore';
import { Icon } from '../ui/Icon';
import { Spinner } from '../ui/Spinner';
import { languageFlag, languageName } from './languageName';
import { useApp } from './useApp';

/** The languages that the merchant offers, each by its own name, a check on the current one. */
export function LanguageList({ onChoose }: { onChoose?: () => void }) {
  const { languages } = useStore(createSystem);
  const app = useApp();
  const [coming] = useState(() => signal<Language | undefined>(undefined));
  const offered = computed(() => languages.value.filter(isLanguage));

  async function choose(code: Language) {
    coming.value = code;
    try {
      await setLanguage(code);
      onChoose?.();
    } catch {
      app.say(t('error.noInternet'), { kind: 'fail' });
    } finally {
      coming.value = undefined;
    }
  }

  return (
    <div className="languages" role="radiogroup" aria-label={t('app.language')}>
      <Each of={offered} by={(code) => code}>
        {(code) => (
          <label className="languages-row">
            <img src={languageFlag(code)} alt="" width={28} height={28} />
            <span lang={tagOf(code)}>{languageName(code)}</span>
            <input
              className="visually-hidden"
              type="radio"
              name="language"
              checked={computed(() => language.value === code)}
              onChange={() => void choose(code)}
            />
            <span className="languages-mark" aria-hidden="true">
              <span hidden={computed(() => coming.value !== code)}>
                <Spinner size={20} />
              </span>
              <span hidden={computed(() => language.value !== code || coming.value !== undefined)}>
                <Icon name="check" />
              </span>
            </span>
          </label>
        )}
      </Each>
    </div>
  );
}
