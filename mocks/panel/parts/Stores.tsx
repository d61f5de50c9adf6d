import { Each } from '@kit/render/Each';
import { listedStores } from '@kit/render/listedStores';
import { computed, type ReadonlySignal, signal } from '@kit/render/signals';
import { When } from '@kit/render/When';
import { matchesSearch, Search } from '../Search';

const MAX_CHARS = 400;
const search = signal('');

/** A value as text. What JSON cannot show, such as an element of the page, has its type. */
export function textOf(value: unknown) {
  try {
    const text = JSON.stringify(value) ?? String(value);
    return text.length > MAX_CHARS ? `${text.slice(0, MAX_CHARS)} …` : text;
  } catch {
    return Object.prototype.toString.call(value);
  }
}

function Value({ name, of }: { name: string; of: ReadonlySignal<unknown> }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <pre>{computed(() => textOf(of.value))}</pre>
      </dd>
    </>
  );
}

/** The stores of the page with their signals, whose values change here as they change in the app. */
export function Stores() {
  const found = computed(() =>
    listedStores.value.filter(({ name, signals }) =>
      matchesSearch(search.value, name, ...signals.map(([key]) => key)),
    ),
  );
  return (
    <>
      <Search value={search} label="Search stores" />
      <When is={computed(() => listedStores.value.length === 0)}>
        {() => <p className="muted">Only npm start shows stores: the build has no names.</p>}
      </When>
      <ul aria-label="Stores">
        <Each of={found} by={({ name }) => name}>
          {({ name, signals }) => (
            <li className="card">
              <h3>{name}</h3>
              <dl>
                {signals.map(([key, of]) => (
                  <Value key={key} name={key} of={of} />
                ))}
              </dl>
            </li>
          )}
        </Each>
      </ul>
    </>
  );
}
