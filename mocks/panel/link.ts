import { getAdmin } from './admin';
import { copy, sessionOfPage } from './page';

interface LinkState {
  link: string;
  steps: string[];
}

/** The steps of a link, with the login of this tab in place of other logins. It may be one of the login screen. */
export function withLogin(steps: string[], account: string | undefined) {
  const logins = steps.filter((step) => step.startsWith('as:'));
  if (logins.at(-1) === (account && `as:${account}`)) return steps;
  const others = steps.filter((step) => !step.startsWith('as:'));
  return account ? [...others, `as:${account}`] : others;
}

/** The address of a page that sets up this state. */
export function addressOf(page: string, steps: string[]) {
  const url = new URL(page);
  url.searchParams.delete('mock');
  if (!steps.length) return url.href;
  const separator = url.search ? '&' : '?';
  const { href, hash } = url;
  return `${href.slice(0, href.length - hash.length)}${separator}mock=${steps.join(',')}${hash}`;
}

export const copyLink = () =>
  copy(async () => {
    const { link } = await getAdmin<LinkState>('link');
    const steps = withLogin(link.split(',').filter(Boolean), sessionOfPage()?.userName);
    return addressOf(location.href, steps);
  }, 'The link is copied.');
