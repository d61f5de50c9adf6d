import { createResource } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { computed, signal } from '@kit/render/signals';
import { getAdmin, postAdmin } from '../admin';
import { LoadedData } from '../LoadedData';
import { actAndReload, sessionOfPage, setSession } from '../page';
import { MakeMember } from './MakeMember';

interface Person {
  persona: string;
  description: string;
  account?: string;
}

const people = createResource(() => getAdmin<Person[]>('personas'));

export const logIn = (name: string) =>
  actAndReload(
    async () => setSession(await postAdmin('personas', { persona: name })),
    name === 'visitor' ? 'Logged out.' : `Logged in as ${name}.`,
  );

export function People() {
  const current = signal(sessionOfPage()?.userName ?? 'visitor');
  return (
    <>
      <LoadedData of={people}>
        {(list) => (
          <ul>
            <Each of={list} by={({ persona }) => persona}>
              {({ account = 'visitor', description }) => (
                <li>
                  <button
                    type="button"
                    className="row"
                    aria-pressed={computed(() => current.value === account)}
                    onClick={() => void logIn(account)}
                  >
                    <b>{account}</b>
                    <span className="muted">{description}</span>
                  </button>
                </li>
              )}
            </Each>
          </ul>
        )}
      </LoadedData>
      <MakeMember />
    </>
  );
}
