import '../tests/siteConfig';
import '../src/ui/base.css';
import './stage.css';
import type { GlobalProvider } from '@ladle/react';
import { useEffect } from 'react';
import { isLanguage } from '../src/i18n/languages';
import { intlTag, setLanguage } from '../src/i18n/locale';
import { moneyStyle } from '../src/ui/money';
import { startPressFeedback } from '../src/ui/press';

export const args = { language: 'ES' };
export const argTypes = {
  language: { options: ['ES', 'EN', 'BN', 'VI'], control: { type: 'select' } },
};

/** Surrounds every story: sets theme, language, direction and the width of a phone. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const theme = globalState.theme === 'light' ? 'light' : 'dark';
  const code = globalState.control.language?.value;
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  useEffect(() => {
    if (!isLanguage(code)) return;
    setLanguage(code).then(() => {
      moneyStyle.value = { ...moneyStyle.peek(), locale: intlTag.peek() };
    });
  }, [code]);
  return (
    <div
      className="stage"
      data-theme={theme}
      dir={globalState.rtl ? 'rtl' : 'ltr'}
      ref={(stage) => (stage ? startPressFeedback(stage.ownerDocument) : undefined)}
    >
      {children}
    </div>
  );
};
moneyStyle.value = { locale: 'es-419', symbol: 'S/' };
