import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../src/api/createCall';
import { setLanguage } from '../../src/i18n/locale';
import { createHost } from '../../src/stores/host';
import { HostContext } from '../../src/stores/useStore';
import { useFormRules } from '../../src/widgets/forms/useFormRules';
import { mount } from '../kit/mount';

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
