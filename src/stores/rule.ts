import { fitsPattern } from '@kit/pattern';
import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { registerSettings } from '../contract/register';
import type { Host } from './host';

/** The operator's rules of identity fields, shared by login, registration and recovery. */
export function createRule({ call }: Host) {
  const settings = createResource(() => call(registerSettings));
  let loading: Promise<unknown> = Promise.resolve();

  const find = (name: string) => settings.value.peek()?.rules[name];

  async function fits(pattern: string, value: string) {
    const answer = await fitsPattern(pattern, value);
    if (answer === undefined)
      console.warn('a field rule has a pattern that cannot be used', pattern);
    return answer ?? true;
  }

  return {
    settings,
    load() {
      loading = settings.load();
      return loading;
    },
    /** When the rules are here, or are known not to come. */
    settled: () => loading,

    rule: (name: string) => computed(() => settings.value.value?.rules[name]),

    /** What is wrong with a value, in the rule's own words. Nothing, where no rule is known. */
    async check(name: string, value: string, isRequired = find(name)?.required ?? false) {
      const rule = find(name);
      if (!rule) return undefined;
      const { message, pattern, maxLength = Number.POSITIVE_INFINITY } = rule;
      if (value === '') return isRequired ? message : undefined;
      if (value.length > maxLength) return message;
      return !pattern || (await fits(pattern, value)) ? undefined : message;
    },
  };
}
