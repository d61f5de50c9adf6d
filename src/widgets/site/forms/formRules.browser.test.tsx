import { createField, createForm } from '@kit/data/form';
import { signal } from '@kit/render/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/helpers/mount';
import type { Call } from '../../../api/createCall';
import { registerSettings, type WireFieldRule } from '../../../contract/account/register';
import { loadTexts, setLanguage } from '../../../i18n/locale';
import ChangePassword from '../../../screens/account/changePassword/ChangePassword';
import { createHost } from '../../../stores/base/host';
import { HostContext } from '../../../stores/base/useStore';
import { type App, AppContext } from '../app/useApp';
import { RuleField } from './RuleField';
import { useFormRules } from './useFormRules';

afterEach(async () => {
  await setLanguage('ES');
});

test('S4.36 the errors that are shown are validated again, when the rules of the new language arrive late', async () => {
  const replies: ((rules: unknown) => void)[] = [];
  const call = (() => new Promise((resolve) => replies.push(resolve))) as unknown as Call;
  const rulesWith = (message: string) => ({
    rules: { loginPassword: { enabled: true, required: true, message } },
  });
  let validations = 0;
  function Form() {
    useFormRules({ revalidateShown: () => void validations++ });
    return <form />;
  }
  mount(
    <HostContext value={createHost(() => call)}>
      <Form />
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => replies.length).toBe(1);
  replies[0]?.(rulesWith('Escribe tu contraseña'));
  await expect.poll(() => validations).toBe(1);
  await setLanguage('EN');
  await expect.poll(() => replies.length).toBe(2);
  expect(validations).toBe(1);
  replies[1]?.(rulesWith('Enter your password'));
  await expect.poll(() => validations).toBe(2);
});

test('S4.36 an error that is shown is validated again 200 ms after a change of language, not before', async () => {
  const locale = signal('ES');
  const form = createForm({ locale, onSubmit: async () => {}, onError: () => {} });
  const name = form.field('name', signal(''), () => `error in ${locale.peek()}`);
  mount(<form {...form.props} />);
  await name.validate();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  locale.value = 'EN';
  await vi.advanceTimersByTimeAsync(199);
  expect(name.error.value).toBe('error in ES');
  await vi.advanceTimersByTimeAsync(1);
  expect(name.error.value).toBe('error in EN');
  vi.useRealTimers();
});

test('S4.36 the error of an old password follows the rules of the new language, however late they come', async () => {
  const replies: ((rules: unknown) => void)[] = [];
  const call = (({ path }: { path: string }) =>
    path === registerSettings.path
      ? new Promise((resolve) => replies.push(resolve))
      : new Promise(() => {})) as unknown as Call;
  const rulesWith = (message: string) => {
    const rule = { enabled: true, required: true, pattern: '^.{8,}$', message };
    return { rules: { loginPassword: rule } };
  };
  await loadTexts('validation', 'password');
  const { container, find } = mount(
    <HostContext value={createHost(() => call)}>
      <AppContext value={{} as App}>
        <ChangePassword />
      </AppContext>
    </HostContext>,
    { strict: false },
  );
  await expect.poll(() => replies.length).toBe(1);
  replies[0]?.(rulesWith('Usa 8 letras'));
  await userEvent.type(find('[name=oldPassword]'), 'corta');
  await userEvent.tab();
  await expect.poll(() => container.textContent).toContain('Usa 8 letras');
  await setLanguage('EN');
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.(rulesWith('Use 8 letters'));
  await expect.poll(() => container.textContent).toContain('Use 8 letters');
  expect(container.textContent).not.toContain('Usa 8 letras');
});

test('a field gets the longest length of its rule, when the rule arrives after the field is shown', async () => {
  const rule = signal<WireFieldRule | undefined>(undefined);
  const field = createField(signal(''), () => undefined);
  const { find } = mount(<RuleField field={field} rule={rule} label={signal('Nickname')} />);
  expect(find<HTMLInputElement>('input').maxLength).toBe(-1);
  rule.value = { enabled: true, required: false, maxLength: 20, message: '' };
  expect(find<HTMLInputElement>('input').maxLength).toBe(20);
});
