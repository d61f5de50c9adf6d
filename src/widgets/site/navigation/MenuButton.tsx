import { t } from '../../../i18n/t';
import { IconButton } from '../../../ui/controls/IconButton';
import { useApp } from '../app/useApp';

/** Opens the side menu. Every header has it. */
export function MenuButton() {
  const { isMenuOpen } = useApp();
  return (
    <IconButton
      icon="menu"
      label={t('app.openMenu')}
      expanded={isMenuOpen}
      onClick={() => {
        isMenuOpen.value = true;
      }}
    />
  );
}
