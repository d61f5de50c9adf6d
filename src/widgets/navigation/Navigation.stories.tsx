import { inApp } from '@workbench/inApp';
import { t } from '../../i18n/t';
import { MenuButton } from './MenuButton';
import { ScreenHeader } from './ScreenHeader';
import { Shortcuts } from './Shortcuts';
import { ThemeChoice } from './ThemeChoice';

export default { title: 'Widgets/Navigation' };

export const MostUsed = inApp(() => <Shortcuts />);
export const MostUsedByVisitors = inApp(() => <Shortcuts />, { persona: 'visitor' });
export const Theme = inApp(() => <ThemeChoice />);
export const Menu = inApp(() => <MenuButton />);
export const Header = inApp(() => <ScreenHeader title={t('title.help')} />);
