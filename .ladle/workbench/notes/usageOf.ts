import { type Use, uses } from '../componentUses';
import { widgetUses } from '../widgetUses';

/** What a component is for, what not, its accessibility behaviour, and whether it is new or leaving. */
export function usageOf(name: string, comment: string): Use | undefined {
  const [notFor, access, status] = widgetUses[name] ?? [];
  return uses[name] ?? (notFor && access ? { for: comment, notFor, access, status } : undefined);
}
