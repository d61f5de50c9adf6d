import { inApp } from '@workbench/inApp';
import { LanguageList } from './LanguageList';

export default { title: 'Widgets/Language' };

export const List = inApp(() => <LanguageList />);
export const Failed = inApp(() => <LanguageList />, { calls: 'status' });
