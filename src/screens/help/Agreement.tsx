import { Paper } from './Paper';

export default function Agreement() {
  return <Paper id="terms" missing="help.agreementMissing" />;
}
