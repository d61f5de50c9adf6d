import type { Form } from '@kit/form';
import { text } from '../../i18n/t';
import type { createRegister } from '../../stores/register';

type Store = ReturnType<typeof createRegister>;

const NAMES = ['age', 'terms', 'notBarred'] as const;

/** What nobody can register without: old enough, agreed to the terms, not barred from play. */
export function addConsents(form: Form, { draft }: Store) {
  const missing = (isTicked: boolean) => (isTicked ? undefined : text('register.disclaimerNeeded'));
  const [age, terms, notBarred] = NAMES.map((name) =>
    form.field(`consent.${name}`, draft(name, false), missing),
  );
  return { age, terms, notBarred } as Record<(typeof NAMES)[number], NonNullable<typeof age>>;
}
