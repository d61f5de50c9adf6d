import { createField, createForm } from '@kit/form';
import { signal } from '@kit/signals';
import { expect, test, vi } from 'vitest';

const needed = (value: string) => (value ? undefined : 'needed');
const rules = (send = vi.fn(async () => {})) => ({ send, failed: vi.fn(), spoken: signal('ES') });

test('nothing is sent while a field has a fault, and once however often it is asked', async () => {
  const { send, ...rest } = rules();
  const form = createForm({ send, ...rest });
  const name = form.field('name', signal(''), needed);
  await form.submit();
  expect(name.error.value).toBe('needed');
  expect(send).not.toHaveBeenCalled();
  name.value.value = 'lucia';
  await Promise.all([form.submit(), form.submit()]);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a slow look at an old value does not speak over a newer one', async () => {
  const answers: ((verdict: string | undefined) => void)[] = [];
  const field = createField(
    signal('a'),
    () => new Promise<string | undefined>((answer) => answers.push(answer)),
  );
  const looks = [field.look(), field.look()];
  answers[1]?.(undefined);
  answers[0]?.('old');
  await Promise.all(looks);
  expect(field.error.value).toBeUndefined();
});

test('a field only passed through is not told off', async () => {
  const field = createField(signal(''), needed);
  field.onBlur();
  await Promise.resolve();
  expect(field.error.value).toBeUndefined();
});

test('what the server has against a value stays with it, until it is sent again', async () => {
  const field = createField(signal('lucia'), needed);
  field.refuse('taken');
  await field.look();
  expect(field.error.value).toBe('taken');
  field.value.value = 'marisol';
  await field.look();
  expect(field.error.value).toBeUndefined();
  field.refuse('taken too');
  expect(await field.verify()).toBe(true);
  expect(field.error.value).toBeUndefined();
});

test('a failure is handed on and the form can be sent again', async () => {
  const { failed, ...rest } = rules(vi.fn(async () => Promise.reject(new Error('lost'))));
  const form = createForm({ failed, ...rest });
  await form.submit();
  await form.submit();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(form.isBusy.value).toBe(false);
});
