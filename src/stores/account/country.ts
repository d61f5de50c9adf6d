import { foldText } from '@kit/data/foldText';
import { createResource } from '@kit/data/resource';
import { computed, type ReadonlySignal } from '@kit/render/signals';
import { countries, type WireCountry } from '../../contract/account/register';
import type { Host } from '../base/host';

export type Country = WireCountry;

/** Ignores accents, capitals and the plus sign. */
const matches = ({ name, code, dialingCode }: Country, typed: string) => {
  const query = foldText(typed)
    .trim()
    .replace(/^(\+|00)/, '');
  return (
    foldText(name).includes(query) || foldText(code) === query || dialingCode.startsWith(query)
  );
};

/** Countries with their dialing codes, in the language of the request. */
export function createCountry({ call }: Host) {
  const list = createResource(() => call(countries), { id: 'code' });
  return {
    list,
    load: () => list.load(),

    byDialingCode: (dialingCode: ReadonlySignal<string>) =>
      computed(() =>
        list.value.value?.find((country) => country.dialingCode === dialingCode.value),
      ),

    search: (typed: ReadonlySignal<string>) =>
      computed(() => (list.value.value ?? []).filter((country) => matches(country, typed.value))),
  };
}
