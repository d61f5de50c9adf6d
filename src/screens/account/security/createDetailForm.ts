import { type Signal, signal } from '@kit/render/signals';
import { createProfile, type ProfileField } from '../../../stores/account/profile';
import { createRule } from '../../../stores/account/rule';
import { createSession } from '../../../stores/account/session';
import type { Host } from '../../../stores/base/host';
import { createSecurityForm } from '../../../widgets/account/security/createSecurityForm';
import type { App } from '../../../widgets/site/app/useApp';
import { requiredRule } from '../../../widgets/site/forms/requiredRule';

/** Changes one detail of the profile: nickname, e-mail or the payee name. */
export function createDetailForm(
  { use }: Host,
  app: App,
  detail: ProfileField,
  open: Signal<boolean>,
) {
  const profile = use(createProfile);
  const current = use(createSession).member.peek()?.[detail];
  const form = createSecurityForm(
    app,
    () => profile.set(detail, field.value.peek().trim()),
    () => {
      open.value = false;
    },
  );
  const trimmed = (value: string) => value.trim();
  const field = form.field(
    detail,
    signal(current ?? ''),
    requiredRule(use(createRule), detail, trimmed),
  );
  if (current === undefined) void showCurrent();

  /** What the member has typed meanwhile stays. */
  async function showCurrent() {
    const value = await profile.read(detail).catch(() => null);
    if (value && !field.value.peek()) field.value.value = value;
  }
  return { form, field };
}
