import { Each } from '@kit/Each';
import { createResource } from '@kit/resource';
import { computed, signal } from '@kit/signals';
import { When } from '@kit/When';
import type { Scenario } from '../../admin/scenario';
import type { ActiveScenario, Changes } from '../../core/activeScenario';
import { read, send } from '../admin';
import { Data } from '../Data';
import { change } from '../page';
import { fits, Search } from '../Search';

type ListedScenario = Pick<Scenario, 'area' | 'description'> & { name: string };

const scenarios = createResource(() => read<ListedScenario[]>('scenarios'));
const active = createResource(() => read<ActiveScenario[]>('scenarios/active'));
const search = signal('');

const count = (n: number, noun: string) => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** What a scenario has changed: `3 rows in kycs; 1 fault; the clock`. */
export function summaryOf({ rows, addedFaults, clockMoved }: Changes) {
  const tables = [...new Set(rows.map(({ table }) => table))];
  return [
    rows.length && `${count(rows.length, 'row')} in ${tables.join(', ')}`,
    addedFaults.length && count(addedFaults.length, 'fault'),
    clockMoved && 'the clock',
  ]
    .filter(Boolean)
    .join('; ');
}

export function Scenarios() {
  return (
    <>
      <Data of={active} empty={null}>
        {(list) => (
          <ul aria-label="Active scenarios">
            <Each of={list} by={({ name }) => name}>
              {({ name, changes }) => (
                <li className="card entry">
                  <b>{name}</b>
                  <span className="muted">Changed: {summaryOf(changes) || 'nothing'}</span>
                  <button
                    type="button"
                    aria-label={`Leave ${name}`}
                    onClick={() =>
                      void apply(() => send('scenarios/leave', { name }), `${name} is left.`)
                    }
                  >
                    Leave
                  </button>
                </li>
              )}
            </Each>
          </ul>
        )}
      </Data>
      <Search value={search} label="Search scenarios" />
      <Data of={scenarios}>
        {(list) => (
          <ul aria-label="Scenarios">
            <Each
              of={computed(() =>
                list.value.filter(({ name, area, description }) =>
                  fits(search.value, name, area, description),
                ),
              )}
              by={({ name }) => name}
            >
              {(scenario) => <ScenarioRow {...scenario} />}
            </Each>
          </ul>
        )}
      </Data>
    </>
  );
}

const apply = (run: () => Promise<unknown>, done: string) =>
  change(async () => {
    await run();
    await active.load();
  }, done);

function ScenarioRow({ name, area, description }: ListedScenario) {
  const isActive = computed(() => Boolean(active.value.value?.some((one) => one.name === name)));
  return (
    <li>
      <button
        type="button"
        className="row"
        onClick={() => void apply(() => send('scenarios', { name }), `${name} is entered.`)}
      >
        <b>
          {name} <When is={isActive}>{() => <span className="good">active</span>}</When>
        </b>
        <span className="muted">
          {area}: {description}
        </span>
      </button>
    </li>
  );
}
