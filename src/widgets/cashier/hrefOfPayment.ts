import { paths } from '../site/navigation/paths';

/** The page on which a deposit is paid. */
export const hrefOfPayment = (deposit: string) =>
  `${paths.deposit}?${new URLSearchParams({ deposit })}`;
