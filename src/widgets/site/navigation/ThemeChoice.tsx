import './ThemeChoice.css';
import { computed } from '@kit/render/signals';
import { useId } from 'react';
import { t } from '../../../i18n/t';
import { useStore } from '../../../stores/base/useStore';
import { createTheme, type Theme } from '../../../stores/site/theme';
import { Icon } from '../../../ui/icons/Icon';

const CHOICES = [
  { theme: 'dark', icon: 'moon', label: 'member.themeDark' },
  { theme: 'light', icon: 'sun', label: 'member.themeLight' },
] as const satisfies { theme: Theme; icon: string; label: string }[];

/** Dark or light. */
export function ThemeChoice() {
  const { theme } = useStore(createTheme);
  // The choice may be on the page and in the menu at once, and a radio unchecks the others of its name.
  const groupName = useId();
  return (
    <div className="themechoice" role="radiogroup" aria-label={t('member.theme')}>
      <span className="row-icon">
        <Icon name="sun-moon" />
      </span>
      <span className="themechoice-name" aria-hidden="true">
        {t('member.theme')}
      </span>
      <span className="themechoice-options">
        {CHOICES.map((choice) => (
          <label key={choice.theme}>
            <input
              className="visually-hidden"
              type="radio"
              name={groupName}
              checked={computed(() => theme.value === choice.theme)}
              onChange={() => {
                theme.value = choice.theme;
              }}
            />
            <Icon name={choice.icon} size={18} />
            <span className="visually-hidden">{t(choice.label)}</span>
          </label>
        ))}
      </span>
    </div>
  );
}
