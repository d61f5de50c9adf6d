import { paths } from '../../site/navigation/paths';

/** The page of one withdrawal. */
export const hrefOfWithdrawal = (withdrawal: string) =>
  `${paths.withdrawRecord}?${new URLSearchParams({ withdrawal })}`;
