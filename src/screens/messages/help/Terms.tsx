import { HelpText } from './HelpText';

export default function Terms() {
  return <HelpText id="terms" emptyTitle="help.agreementMissing" />;
}
