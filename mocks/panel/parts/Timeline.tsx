import { createResource } from '@kit/data/resource';
import { every } from '@kit/data/timers';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { Keyed } from '@kit/render/Keyed';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import type { ListedStep } from '../../admin/timeline/describeStep';
import type { TimelineView } from '../../admin/timeline/timelineCommands';
import { getAdmin } from '../admin';
import { Choice } from '../Choice';
import { LoadedData } from '../LoadedData';
import { matchesSearch, Search } from '../Search';
import { fitsStepFilter, summaryOfStep } from '../step';
import { travel } from '../travel';
import { StepView } from './StepView';

const timeline = createResource(() => getAdmin<TimelineView>('timeline'));
const search = signal('');
const filter = signal('changes');
const opened = signal<number | null>(null);

const FILTERS = [
  ['changes', 'What changed something'],
  ['all', 'Every call'],
  ['commands', 'Commands'],
] as const;

const REFRESH_MS = 2_000;
const MAX_LISTED = 100;

const goTo = (to: object) => void travel(to, () => timeline.load());

const isShown = (step: ListedStep) => {
  const { name, tables, cause } = step;
  const path = 'path' in cause ? cause.path : '';
  return (
    fitsStepFilter(step, filter.value) &&
    matchesSearch(search.value, name, path, ...Object.keys(tables))
  );
};

/** What has happened since the seed, and the way back. */
export function Timeline() {
  useMount(() => every(REFRESH_MS, () => void timeline.load()));
  return (
    <LoadedData of={timeline}>
      {(view) => (
        <>
          <Travel view={view} />
          <Search value={search} label="Search by name, path or table" />
          <Choice label="Show" value={filter} options={FILTERS} />
          <Steps view={view} />
        </>
      )}
    </LoadedData>
  );
}

function Steps({ view }: { view: ReadonlySignal<TimelineView> }) {
  const shown = computed(() => view.value.steps.filter(isShown).slice(-MAX_LISTED).reverse());
  /** The present position, or the listed step before it. */
  const here = computed(() => shown.value.find(({ id }) => id <= view.value.position)?.id);
  return (
    <ol aria-label="Steps">
      <Each of={shown} by={({ id, status }) => `${id} ${status}`}>
        {(step) => <StepRow step={step} here={here} />}
      </Each>
    </ol>
  );
}

function Travel({ view }: { view: ReadonlySignal<TimelineView> }) {
  const ids = computed(() => [view.value.start.id, ...view.value.steps.map(({ id }) => id)]);
  const place = computed(() => ids.value.indexOf(view.value.position));
  const branches = computed(() => {
    const { branches } = view.value;
    return branches.length > 1 ? branches.map(({ name }) => name) : null;
  });
  return (
    <>
      <p className="muted">{computed(() => `Step ${place.value} of ${ids.value.length - 1}`)}</p>
      <div className="buttons">
        <button
          type="button"
          disabled={computed(() => place.value <= 0)}
          onClick={() => goTo({ by: -1 })}
        >
          Back
        </button>
        <button
          type="button"
          disabled={computed(() => place.value >= ids.value.length - 1)}
          onClick={() => goTo({ by: 1 })}
        >
          Forward
        </button>
        <button
          type="button"
          disabled={computed(() => place.value >= ids.value.length - 1)}
          onClick={() => goTo({ branch: view.peek().branch })}
        >
          Latest
        </button>
      </div>
      <Keyed of={branches} by={(names) => `${names} ${view.peek().branch}`}>
        {(names) => (
          <div className="buttons">
            {names.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={computed(() => view.value.branch === name)}
                onClick={() => goTo({ branch: name })}
              >
                {name}
              </button>
            ))}
          </div>
        )}
      </Keyed>
    </>
  );
}

function StepRow({ step, here }: { step: ListedStep; here: ReadonlySignal<number | undefined> }) {
  const { id, name, status, faults } = step;
  const isOpened = computed(() => opened.value === id);
  const isFailed = status !== undefined && (status === 0 || status >= 400 || Boolean(faults));
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-expanded={isOpened}
        aria-current={computed(() => here.value === id)}
        onClick={() => {
          opened.value = isOpened.peek() ? null : id;
        }}
      >
        <b>
          {id}.{' '}
          {status !== undefined && (
            <span className={isFailed ? 'bad' : 'good'}>{status || 'none'} </span>
          )}
          {name}{' '}
          <When is={computed(() => here.value === id)}>
            {() => <span className="good">here</span>}
          </When>
        </b>
        <span className="muted">{summaryOfStep(step)}</span>
      </button>
      <When is={isOpened}>{() => <StepView step={step} goTo={goTo} />}</When>
    </li>
  );
}
