import { createResource } from '@kit/resource';
import { computed, type ReadonlySignal } from '@kit/signals';
import { countries, type WireCountry } from '../contract/register';
import type { Host } from './host';

export type Country = WireCountry;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Accents, capitals and the plus sign do not matter to who searches. */
const matches = ({ name, code, dialingCode }: Country, typed: string) => {
  const wanted = plain(typed)
    .trim()
    .replace(/^(\+|00)/, '');
  return plain(name).includes(wanted) || plain(code) === wanted || dialingCode.startsWith(wanted);
};

/** Countries with their dialing codes, in the language they were asked for. */
export function createCountry({ call }: Host) {
  const list = createResource(() => call(countries), { id: 'code' });
  return {
    list,
    load: () => list.load(),

    byDialing: (dialingCode: ReadonlySignal<string>) =>
      computed(() => list.value.value?.find((one) => one.dialingCode === dialingCode.value)),

    search: (typed: ReadonlySignal<string>) =>
      computed(() => (list.value.value ?? []).filter((one) => matches(one, typed.value))),
  };
}
