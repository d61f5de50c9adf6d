/**
 * The flags with which a pattern of the operator is a regular expression. Some are written for
 * engines without Unicode mode, which accept `[\w-.]` or `\-`. Undefined when it is not valid at all.
 */
export function patternFlags(pattern: string): 'u' | '' | undefined {
  return (['u', ''] as const).find((flags) => {
    try {
      new RegExp(pattern, flags);
      return true;
    } catch {
      return false;
    }
  });
}
