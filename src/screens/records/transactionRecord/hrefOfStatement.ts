import { paths } from '../../../widgets/site/navigation/paths';

/** The statement of a month, such as 2026-11. */
export const hrefOfStatement = (statement: string) =>
  `${paths.transactions}?${new URLSearchParams({ statement })}`;
