import { inApp } from '@workbench/inApp';
import { MenuButton } from './MenuButton';
import { Shortcuts } from './Shortcuts';
import { ThemeChoice } from './ThemeChoice';

export default { title: 'Widgets/Navigation' };

export const MostUsed = inApp(() => <Shortcuts />);
export const MostUsedByVisitors = inApp(() => <Shortcuts />, { persona: 'visitor' });
export const Theme = inApp(() => <ThemeChoice />);
export const Menu = inApp(() => <MenuButton />);
