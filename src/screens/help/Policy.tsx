import { Paper } from './Paper';

export default function Policy() {
  return <Paper id="privacy" missing="help.policyMissing" />;
}
