import { t } from '../i18n/t';
import { IconButton } from '../ui/IconButton';
import { isMenuOpen } from './overlays';

export const MenuButton = () => (
  <IconButton
    icon="menu"
    label={t('app.openMenu')}
    expanded={isMenuOpen}
    onClick={() => {
      isMenuOpen.value = true;
    }}
  />
);
