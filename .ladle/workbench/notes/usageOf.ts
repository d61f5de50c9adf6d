import { uses } from '../componentUses';
import { widgetUses } from '../widgetUses';

/** What a component is for, what not, and its accessibility behaviour. */
export function usageOf(name: string, comment: string) {
  const [notFor, access] = widgetUses[name] ?? [];
  return uses[name] ?? (notFor && access ? { for: comment, notFor, access } : undefined);
}
