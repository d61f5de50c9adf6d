import { createResource } from '@kit/data/resource';
import { Each } from '@kit/render/Each';
import { useMount } from '@kit/render/hooks';
import { signal } from '@kit/render/signals';
import type { Fault } from '../../core/fault';
import { deleteAdmin, getAdmin, postAdmin } from '../admin';
import { Choice } from '../Choice';
import { type Endpoint, loadEndpoints } from '../endpoints';
import { Field, numberIn } from '../Field';
import { LoadedData } from '../LoadedData';
import { act } from '../page';

const faults = createResource(() => getAdmin<Fault[]>('faults'));

const KINDS = [
  ['status', 'Error status'],
  ['delay', 'Slow'],
  ['network', 'Connection dropped'],
  ['hang', 'Never answers'],
  ['malformed', 'Cut off'],
  ['empty', 'Empty'],
  ['wrongTypes', 'Wrong types'],
  ['longTexts', 'Long texts'],
  ['noTexts', 'Texts missing'],
] as const;

const form = {
  call: signal(''),
  kind: signal('status'),
  status: signal('500'),
  code: signal(''),
  message: signal(''),
  ms: signal(''),
  jitterMs: signal(''),
  kbps: signal(''),
  percent: signal(''),
  times: signal(''),
};

/** The call that a text names: an endpoint by its name, else every path that contains the text. */
export function targetOf(text: string, endpoints: Endpoint[]) {
  const target = text.trim();
  const isName = endpoints.some(({ name }) => name === target);
  return isName ? { endpoint: target } : { path: target || '/' };
}

function bodyOf(endpoints: Endpoint[]) {
  const { kind, status, code, message } = form;
  const percent = numberIn(form.percent);
  const fields = {
    ...targetOf(form.call.value, endpoints),
    kind: kind.value,
    status: kind.value === 'status' ? numberIn(status) : undefined,
    code: (kind.value === 'status' && code.value) || undefined,
    message: (kind.value === 'status' && message.value) || undefined,
    ms: numberIn(form.ms),
    jitterMs: numberIn(form.jitterMs),
    kbps: numberIn(form.kbps),
    chance: percent === undefined ? undefined : percent / 100,
    times: numberIn(form.times),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const addFault = (makeBody: () => object | Promise<object>) =>
  act(async () => {
    await postAdmin('faults', await makeBody());
    await faults.load();
  }, 'The fault is on.');

/** Makes the calls of an endpoint fail from now on. */
export const failCall = (endpoint: string) =>
  addFault(() => ({ endpoint, kind: 'status', status: 500 }));

const describeFault = ({ id: _, path, isWholePath, kind, method, ...details }: Fault) =>
  [kind, ...Object.entries(details).map(([name, value]) => `${name} ${value}`)].join(', ');

export function Faults() {
  const endpoints = signal<Endpoint[]>([]);
  useMount(() => {
    loadEndpoints().then(
      (list) => {
        endpoints.value = list;
      },
      // The field has no suggestions then.
      () => undefined,
    );
  });
  const runAndList = (run: () => Promise<unknown>, done = 'Removed.') =>
    act(async () => {
      await run();
      await faults.load();
    }, done);

  return (
    <>
      <LoadedData of={faults}>
        {(list) => (
          <ul>
            <Each of={list} by={({ id }) => id}>
              {(fault) => (
                <li className="card entry">
                  <b>
                    {fault.method} {fault.path}
                  </b>
                  <span className="muted">{describeFault(fault)}</span>
                  <button
                    type="button"
                    onClick={() =>
                      void runAndList(() => postAdmin('faults/remove', { id: fault.id }))
                    }
                  >
                    Remove
                  </button>
                </li>
              )}
            </Each>
          </ul>
        )}
      </LoadedData>
      <div className="buttons">
        <button
          type="button"
          onClick={() =>
            void runAndList(
              () => postAdmin('scenarios', { name: 'slow3g' }),
              'All calls and pictures are slow.',
            )
          }
        >
          Slow 3G for everything
        </button>
        <button type="button" onClick={() => void runAndList(() => deleteAdmin('faults'))}>
          Remove all
        </button>
      </div>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          // Without the endpoints, the name of one would be taken for a path.
          void addFault(async () => bodyOf(await loadEndpoints()));
        }}
      >
        <h3>New fault</h3>
        <label className="field">
          <span>Call, or a part of its path</span>
          <input
            list="endpoints"
            autoComplete="off"
            autoCapitalize="none"
            value={form.call}
            onChange={({ currentTarget }) => {
              form.call.value = currentTarget.value;
            }}
          />
        </label>
        <datalist id="endpoints">
          <Each of={endpoints} by={({ name }) => name}>
            {({ name, method, path }) => <option value={name}>{`${method} ${path}`}</option>}
          </Each>
        </datalist>
        <div className="fields">
          <Choice label="Kind" value={form.kind} options={KINDS} />
          <Field label="Status" type="number" value={form.status} />
          <Field label="Error code" value={form.code} />
          <Field label="Message" value={form.message} />
          <Field label="Delay in ms" type="number" value={form.ms} />
          <Field label="Up to more ms" type="number" value={form.jitterMs} />
          <Field label="Kilobits a second" type="number" value={form.kbps} />
          <Field label="Share of calls in %" type="number" value={form.percent} />
          <Field label="Only the next calls" type="number" value={form.times} />
        </div>
        <button type="submit" className="main">
          Add the fault
        </button>
      </form>
    </>
  );
}
