import { getAdmin } from './admin';
import { accountOf, addressOf, withLogin } from './linkSteps';
import { copy, sessionOfPage } from './page';

interface LinkState {
  link: string;
  /** The account whose session has ended by time. */
  ended: string | null;
}

export async function copyLink() {
  let note = '';
  await copy(
    async () => {
      const { link, ended } = await getAdmin<LinkState>('link');
      const steps = link.split(',').filter(Boolean);
      const session = sessionOfPage();
      const account = accountOf(steps, session, ended);
      if (account && !session) note = ` It logs ${account} in again, whose session has ended.`;
      return addressOf(location.href, withLogin(steps, account));
    },
    () => `The link is copied.${note}`,
  );
}
