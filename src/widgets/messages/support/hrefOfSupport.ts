import { paths } from '../../site/navigation/paths';

/** The form for questions to customer service, filled in with a topic and the reason. */
export const hrefOfSupport = (kind: string, about: string) =>
  `${paths.support}?${new URLSearchParams({ kind, about })}`;
