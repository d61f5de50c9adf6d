import { HelpText } from './HelpText';

export default function PrivacyPolicy() {
  return <HelpText id="privacy" emptyTitle="help.policyMissing" />;
}
