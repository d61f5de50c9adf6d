import { createPatternMatcher } from '@kit/data/pattern';
import { createResource } from '@kit/data/resource';
import { computed } from '@kit/render/signals';
import { registerSettings } from '../../contract/account/register';
import { patternFlags } from '../../contract/patternFlags';
import type { Host } from '../base/host';

/** A value that breaks the rule of that name. */
export interface RuleError {
  name: string;
  isEmpty: boolean;
  /** The text of the operator. It may be empty. */
  message: string;
}

/** The platform's rules for identity fields, for login, registration and password recovery. */
export function createRule(host: Host) {
  const { call } = host;
  const fitsPattern = createPatternMatcher(host);
  const settings = createResource((_, { signal }) => call(registerSettings, undefined, { signal }));
  const reported = new Set<string>();
  let loading: Promise<unknown> = Promise.resolve();

  const find = (name: string) => settings.value.peek()?.rules[name];

  /** Without a usable pattern every value fits: the server decides. */
  async function fits(name: string, pattern: string, value: string) {
    const flags = patternFlags(pattern);
    const result = flags === undefined ? undefined : await fitsPattern(pattern, value, flags);
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
    async whenLoaded() {
      // The promise of a load that a newer one replaced resolves at once, without rules: wait for the newest.
      let waitedFor: Promise<unknown>;
      do {
        waitedFor = loading;
        await waitedFor;
      } while (waitedFor !== loading);
    },

    rule: (name: string) => computed(() => settings.value.value?.rules[name]),

    /** Undefined when the value is fine or has no rule. */
    async validate(
      name: string,
      value: string,
      isRequired = find(name)?.required ?? false,
    ): Promise<RuleError | undefined> {
      const rule = find(name);
      if (!rule) return undefined;
      const { message, pattern, maxLength = Number.POSITIVE_INFINITY } = rule;
      const isEmpty = value === '';
      const error = { name, isEmpty, message };
      if (isEmpty) return isRequired ? error : undefined;
      if (value.length > maxLength) return error;
      return !pattern || (await fits(name, pattern, value)) ? undefined : error;
    },
  };
}
