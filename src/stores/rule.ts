import { fitsPattern } from '@kit/pattern';
import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { patternFlags } from '../contract/patternFlags';
import { registerSettings } from '../contract/register';
import type { Host } from './host';

/** The platform's rules for identity fields, for login, registration and password recovery. */
export function createRule({ call }: Host) {
  const settings = createResource(() => call(registerSettings));
  const reported = new Set<string>();
  let loading: Promise<unknown> = Promise.resolve();

  const find = (name: string) => settings.value.peek()?.rules[name];

  /** Without a usable pattern every value fits: the server decides. */
  async function fits(name: string, pattern: string, value: string) {
    const flags = patternFlags(pattern);
    const result = flags === undefined ? flags : await fitsPattern(pattern, value, flags);
    if (result === undefined && !reported.has(pattern)) {
      reported.add(pattern);
      console.warn(`The pattern of the field "${name}" is not valid or too slow: ${pattern}`);
    }
    return result ?? true;
  }

  return {
    settings,
    load() {
      loading = settings.load();
      return loading;
    },
    /** Resolves when the rules are loaded or could not be loaded. */
    whenLoaded: () => loading,

    rule: (name: string) => computed(() => settings.value.value?.rules[name]),

    /** Returns the rule's own error text. Undefined when the value is fine or has no rule. */
    async validate(name: string, value: string, isRequired = find(name)?.required ?? false) {
      const rule = find(name);
      if (!rule) return undefined;
      const { message, pattern, maxLength = Number.POSITIVE_INFINITY } = rule;
      if (value === '') return isRequired ? message : undefined;
      if (value.length > maxLength) return message;
      return !pattern || (await fits(name, pattern, value)) ? undefined : message;
    },
  };
}
