import { type Signal, signal } from '@kit/signals';
import type { Host } from '../../stores/host';
import { createProfile, type Detail } from '../../stores/profile';
import { createRule } from '../../stores/rule';
import { createSession } from '../../stores/session';
import { needed } from '../../widgets/needed';
import type { App } from '../../widgets/useApp';
import { createGuardForm } from './createGuardForm';

/** One thing that a member says of themselves, as it is being written. */
export function createDetailForm({ use }: Host, app: App, detail: Detail, open: Signal<boolean>) {
  const profile = use(createProfile);
  const start = use(createSession).member.peek()?.[detail] ?? '';
  const form = createGuardForm(
    app,
    () => profile.set(detail, field.value.peek().trim()),
    () => {
      open.value = false;
    },
  );
  const trimmed = (value: string) => value.trim();
  const field = form.field(detail, signal(start), needed(use(createRule), detail, trimmed));
  return { form, field };
}
