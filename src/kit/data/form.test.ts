import { createField, createForm } from '@kit/data/form';
import { signal } from '@kit/render/signals';
import { expect, test, vi } from 'vitest';

const required = (value: string) => (value ? undefined : 'required');
const taken = () => 'taken';
const options = (onSubmit = vi.fn(async () => {})) => ({
  onSubmit,
  onError: vi.fn(),
  locale: signal('ES'),
});

test('a form is not submitted, while a field is invalid', async () => {
  const { onSubmit, ...rest } = options();
  const form = createForm({ onSubmit, ...rest });
  const name = form.field('name', signal(''), required);
  await form.submit();
  expect(name.error.value).toBe('required');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a form is submitted once, when submit is called twice at the same time', async () => {
  const { onSubmit, ...rest } = options();
  const form = createForm({ onSubmit, ...rest });
  form.field('name', signal('lucia'), required);
  await Promise.all([form.submit(), form.submit()]);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('the latest validation counts, when an earlier one ends after it', async () => {
  const answers: ((error: string | undefined) => void)[] = [];
  const field = createField(
    signal('a'),
    () => new Promise<string | undefined>((answer) => answers.push(answer)),
  );
  const validations = [field.validate(), field.validate()];
  answers[1]?.(undefined);
  answers[0]?.('old');
  await Promise.all(validations);
  expect(field.error.value).toBeUndefined();
});

test('a field shows no error on blur, when its value was not changed', async () => {
  const field = createField(signal(''), required);
  field.onBlur();
  await Promise.resolve();
  expect(field.error.value).toBeUndefined();
});

test('an error from the server is shown again, when the same value is validated', async () => {
  const field = createField(signal('lucia'), required);
  field.setServerError(taken);
  await field.validate();
  expect(field.error.value).toBe('taken');
});

test('S4.36 an error from the server is shown in the new language, when shown errors are validated again', async () => {
  const locale = signal('ES');
  const form = createForm({ ...options(), locale });
  const name = form.field('name', signal('lucia'), required);
  name.setServerError(() => `taken in ${locale.peek()}`);
  expect(name.error.value).toBe('taken in ES');
  locale.value = 'EN';
  form.revalidateShown();
  await expect.poll(() => name.error.value).toBe('taken in EN');
});

test('an error from the server goes, when the value changes', async () => {
  const field = createField(signal('lucia'), required);
  field.setServerError(taken);
  field.value.value = 'marisol';
  await field.validate();
  expect(field.error.value).toBeUndefined();
});

test('an error from the server goes, when the form is submitted again', async () => {
  const field = createField(signal('lucia'), required);
  field.setServerError(taken);
  expect(await field.revalidate()).toBe(true);
  expect(field.error.value).toBeUndefined();
});

test('an error from the server stays, when a validation that began before it ends', async () => {
  let answer: (error: undefined) => void = () => {};
  const field = createField(signal('a'), () => new Promise<undefined>((done) => (answer = done)));
  const validation = field.validate();
  field.setServerError(taken);
  answer(undefined);
  await validation;
  expect(field.error.value).toBe('taken');
});

test('setServerError returns false, when the form has no such field', () => {
  const form = createForm(options());
  const name = form.field('name', signal('lucia'), required);
  expect([form.setServerError('name', taken), form.setServerError('mail', taken)]).toEqual([
    true,
    false,
  ]);
  expect(name.error.value).toBe('taken');
});

test('a form can be submitted again, after onSubmit has failed', async () => {
  const { onError, ...rest } = options(vi.fn(async () => Promise.reject(new Error('lost'))));
  const form = createForm({ onError, ...rest });
  await form.submit();
  await form.submit();
  expect(onError).toHaveBeenCalledTimes(2);
  expect(form.isBusy.value).toBe(false);
});

test('a reset brings back the first values without errors, also when a validation still runs', async () => {
  let answer: (error: string) => void = () => {};
  const form = createForm(options());
  const name = form.field('name', signal('lucia'), required);
  const mail = form.field('mail', signal(''), () => new Promise<string>((done) => (answer = done)));
  name.value.value = '';
  await name.validate();
  name.setServerError(taken);
  const validation = mail.validate();
  form.reset();
  answer('late');
  await validation;
  expect([name.value.value, name.error.value, mail.error.value]).toEqual([
    'lucia',
    undefined,
    undefined,
  ]);
  name.value.value = 'lucia';
  await name.validate();
  expect(name.error.value).toBeUndefined();
});

test('a removed field no longer prevents that the form is submitted', async () => {
  const { onSubmit, ...rest } = options();
  const form = createForm({ onSubmit, ...rest });
  form.field('row1', signal(''), required);
  form.removeField('row1');
  await form.submit();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(form.setServerError('row1', taken)).toBe(false);
});

test('a submit shows every error before it ends, when a validator fails', async () => {
  const { onError, ...rest } = options();
  const form = createForm({ onError, ...rest });
  form.field('name', signal('lucia'), () => Promise.reject(new Error('broken')));
  const slow = form.field('email', signal(''), async (value) => {
    await new Promise((done) => setTimeout(done, 5));
    return required(value);
  });
  await form.submit();
  expect(slow.error.value).toBe('required');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('a submit focuses the first invalid control, also when there is only one', async () => {
  vi.stubGlobal('document', new EventTarget());
  const form = createForm(options());
  form.field('name', signal(''), required);
  const control = { focus: vi.fn(), scrollIntoView: vi.fn() };
  const stop = form.props.ref({ querySelector: () => control } as never);
  await form.submit();
  expect(control.focus).toHaveBeenCalledOnce();
  stop();
  vi.unstubAllGlobals();
});
