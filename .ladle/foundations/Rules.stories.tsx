import { actionRules } from './rules/actionRules';
import { contentRules } from './rules/contentRules';
import { fieldRules } from './rules/fieldRules';
import { messageRules } from './rules/messageRules';
import { RuleSheet } from './rules/RuleSheet';

export default { title: 'Foundations/Rules' };

export const Actions = () => <RuleSheet title="Actions: do and do not" rules={actionRules} />;
export const Messages = () => <RuleSheet title="Messages: do and do not" rules={messageRules} />;
export const Fields = () => <RuleSheet title="Fields: do and do not" rules={fieldRules} />;
export const Content = () => <RuleSheet title="Content: do and do not" rules={contentRules} />;
