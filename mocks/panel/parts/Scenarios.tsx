import { createResource } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { computed, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { Scenario } from '../../admin/scenario';
import type { ActiveScenario, Changes } from '../../core/activeScenario';
import { getAdmin, postAdmin } from '../admin';
import { LoadedData } from '../LoadedData';
import { actAndReload } from '../page';
import { matchesSearch, Search } from '../Search';

type ListedScenario = Pick<Scenario, 'area' | 'description'> & { name: string };

const scenarios = createResource(() => getAdmin<ListedScenario[]>('scenarios'));
const activeScenarios = createResource(() => getAdmin<ActiveScenario[]>('scenarios/active'));
const search = signal('');

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a scenario has changed: `3 rows in kycs; 1 fault; the clock`. */
export function summaryOf({ rows, addedFaults, clockMoved }: Changes) {
  const tables = [...new Set(rows.map(({ table }) => table))];
  return [
    rows.length && `${countOf(rows.length, 'row')} in ${tables.join(', ')}`,
    addedFaults.length && countOf(addedFaults.length, 'fault'),
    clockMoved && 'the clock',
  ]
    .filter(Boolean)
    .join('; ');
}

export function Scenarios() {
  return (
    <>
      <LoadedData of={activeScenarios} empty={null}>
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
                      void apply(() => postAdmin('scenarios/leave', { name }), `${name} is left.`)
                    }
                  >
                    Leave
                  </button>
                </li>
              )}
            </Each>
          </ul>
        )}
      </LoadedData>
      <Search value={search} label="Search scenarios" />
      <LoadedData of={scenarios}>
        {(list) => (
          <ul aria-label="Scenarios">
            <Each
              of={computed(() =>
                list.value.filter(({ name, area, description }) =>
                  matchesSearch(search.value, name, area, description),
                ),
              )}
              by={({ name }) => name}
            >
              {(scenario) => <ScenarioRow {...scenario} />}
            </Each>
          </ul>
        )}
      </LoadedData>
    </>
  );
}

const apply = (run: () => Promise<unknown>, done: string) =>
  actAndReload(async () => {
    await run();
    await activeScenarios.load();
  }, done);

function ScenarioRow({ name, area, description }: ListedScenario) {
  const isActive = computed(() =>
    Boolean(activeScenarios.value.value?.some((one) => one.name === name)),
  );
  return (
    <li>
      <button
        type="button"
        className="row"
        onClick={() => void apply(() => postAdmin('scenarios', { name }), `${name} is entered.`)}
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
