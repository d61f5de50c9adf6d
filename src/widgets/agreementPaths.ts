import type { AgreementKind } from '../stores/agreement';
import { paths } from './paths';

export const agreementPaths: Record<AgreementKind, string> = {
  daily: paths.salaryContract,
  dividend: paths.dividendContract,
  hourly: paths.hourContract,
};
