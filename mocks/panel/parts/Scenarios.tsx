import { Each } from '@kit/Each';
import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { read, send } from '../admin';
import { Data } from '../Data';
import { change } from '../page';
import { fits, Search } from '../Search';

interface Scenario {
  name: string;
  description: string;
}

const scenarios = createResource(() => read<Scenario[]>('scenarios'));
const search = signal('');

export function Scenarios() {
  return (
    <>
      <Search value={search} label="Search scenarios" />
      <Data of={scenarios}>
        {(list) => (
          <ul>
            <Each
              of={computed(() =>
                list.value.filter(({ name, description }) => fits(search.value, name, description)),
              )}
              by={({ name }) => name}
            >
              {({ name, description }) => (
                <li>
                  <button
                    type="button"
                    className="row"
                    onClick={() =>
                      void change(() => send('scenarios', { name }), `${name} is applied.`)
                    }
                  >
                    <b>{name}</b>
                    <span className="muted">{description}</span>
                  </button>
                </li>
              )}
            </Each>
          </ul>
        )}
      </Data>
    </>
  );
}
