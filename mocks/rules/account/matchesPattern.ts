import { patternFlags } from '../../../src/contract/patternFlags';
import { hostPatterns } from '../../core/hosts/hostPatterns';

/** Whether a text matches a pattern of the operator. Undefined when the pattern is broken. */
export function matchesPattern(pattern: string, text: string): boolean | undefined {
  const flags = patternFlags(pattern);
  return flags === undefined ? undefined : hostPatterns.test(pattern, flags, text);
}
