import { Each } from '@kit/Each';
import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { read, send } from '../admin';
import { Data } from '../Data';
import { change, sessionOfPage, setSession } from '../page';
import { MakeMember } from './MakeMember';

interface Person {
  persona: string;
  description: string;
  account?: string;
}

const people = createResource(() => read<Person[]>('personas'));

export const logIn = (name: string) =>
  change(
    async () => setSession(await send('personas', { persona: name })),
    name === 'visitor' ? 'Logged out.' : `Logged in as ${name}.`,
  );

export function People() {
  const current = signal(sessionOfPage()?.userName ?? 'visitor');
  return (
    <>
      <Data of={people}>
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
      </Data>
      <MakeMember />
    </>
  );
}
