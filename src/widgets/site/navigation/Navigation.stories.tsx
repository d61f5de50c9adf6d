import { inApp } from '@workbench/inApp';
import { t } from '../../../i18n/t';
import { IconButton } from '../../../ui/controls/IconButton';
import { BackRow } from './BackRow';
import { MenuButton } from './MenuButton';
import { paths } from './paths';
import { ScreenHeader } from './ScreenHeader';
import { Shortcuts } from './Shortcuts';
import { ThemeChoice } from './ThemeChoice';

export default { title: 'Widgets/Navigation' };

export const MostUsed = inApp(() => <Shortcuts />);
export const MostUsedByVisitors = inApp(() => <Shortcuts />, { persona: 'visitor' });
export const Theme = inApp(() => <ThemeChoice />);
export const Menu = inApp(() => <MenuButton />);
export const Back = inApp(() => (
  <BackRow>
    <IconButton icon="headset" label={t('title.service')} href={paths.service} />
  </BackRow>
));
export const Header = inApp(() => <ScreenHeader title={t('title.help')} />);
