import { signal } from '@kit/render/signals';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { atRest, stage } from '../../../tests/helpers/stage';
import { Segmented } from '../controls/Segmented';
import { FileField } from './FileField';
import { PasswordField } from './PasswordField';
import { SearchField } from './SearchField';
import { Select } from './Select';
import { TextField } from './TextField';

test('a field is bound both ways, and described by its error and hint', async () => {
  const value = signal('ana');
  const error = signal<string | undefined>(undefined);
  const { find } = await stage(
    <TextField
      label="Usuario"
      value={value}
      error={error}
      hint="Lo ven todos"
      counter
      maxLength={9}
    />,
  );
  const input = find<HTMLInputElement>('input');
  await userEvent.type(input, 's');
  expect(value.value).toBe('anas');
  value.value = 'eva';
  expect(input.value).toBe('eva');
  await expect.element(page.getByText('3 / 9')).toBeVisible();
  await expect.element(page.getByLabelText('Usuario')).toHaveAccessibleDescription('Lo ven todos');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  error.value = 'Ya existe';
  await expect
    .element(page.getByLabelText('Usuario'))
    .toHaveAccessibleDescription('Ya existe Lo ven todos');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await expect.element(page.getByText('Ya existe')).toBeVisible();
});

test('a field can change what is typed', async () => {
  const value = signal('');
  const { find } = await stage(
    <TextField label="Celular" value={value} clean={(typed) => typed.replace(/\D/g, '')} />,
  );
  await userEvent.type(find('input'), '9a8b');
  expect([value.value, find<HTMLInputElement>('input').value]).toEqual(['98', '98']);
});

test('a password is shown and hidden, and the button has the right name', async () => {
  const { find } = await stage(
    <PasswordField label="Clave" value={signal('x')} showLabel="Mostrar" hideLabel="Ocultar" />,
  );
  expect(find<HTMLInputElement>('input').type).toBe('password');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  expect(find<HTMLInputElement>('input').type).toBe('text');
  await page.getByRole('button', { name: 'Ocultar' }).click();
  expect(find<HTMLInputElement>('input').type).toBe('password');
});

test('a search field is cleared with one tap and keeps the focus', async () => {
  const value = signal('');
  const onSubmit = vi.fn();
  const { find } = await stage(
    <SearchField value={value} label="Buscar" clearLabel="Borrar" onSubmit={onSubmit} />,
  );
  const input = find<HTMLInputElement>('input');
  await expect.element(page.getByRole('button', { name: 'Borrar' })).not.toBeInTheDocument();
  await userEvent.type(input, ' oro {Enter}');
  expect(onSubmit).toHaveBeenCalledWith('oro');
  await page.getByRole('button', { name: 'Borrar' }).click();
  expect([value.value, input.value, document.activeElement]).toEqual(['', '', input]);
});

test('Enter in a search field sends the search, and not the form around it', async () => {
  const onSubmit = vi.fn();
  const onOuterSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const { find } = await stage(
    <form onSubmit={onOuterSubmit}>
      <SearchField value={signal('')} label="Buscar" clearLabel="Borrar" onSubmit={onSubmit} />
    </form>,
  );
  await userEvent.type(find('input'), 'mexico{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('mexico');
  expect(onOuterSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('S9.31 a file is rejected by type, by size and by count', async () => {
  const files = signal<readonly File[]>([]);
  const onReject = vi.fn();
  const { find } = await stage(
    <FileField
      files={files}
      label="Imagen"
      removeLabel={(name) => `Quitar ${name}`}
      maxBytes={10}
      maxFiles={2}
      onReject={onReject}
    />,
  );
  const file = (name: string, type: string, size: number) =>
    new File(['x'.repeat(size)], name, { type });
  await userEvent.upload(find('input'), [
    file('a.gif', 'image/gif', 1),
    file('b.png', 'image/png', 11),
    file('c.png', 'image/png', 10),
    file('d.jpg', 'image/jpeg', 1),
    file('e.jpg', 'image/jpeg', 1),
  ]);
  await vi.waitFor(() => expect(files.value.map((file) => file.name)).toEqual(['c.png', 'd.jpg']));
  expect(onReject.mock.calls.map(([reason, file]) => [reason, file.name])).toEqual([
    ['type', 'a.gif'],
    ['size', 'b.png'],
    ['count', 'e.jpg'],
  ]);
  await page.getByRole('button', { name: 'Quitar c.png' }).click();
  expect(files.value.map((file) => file.name)).toEqual(['d.jpg']);
});

test('picking an option closes the sheet', async () => {
  const value = signal('a');
  const options = ['a', 'b'].map((value) => ({ value, label: `Banco ${value}` }));
  await stage(<Select label="Banco" options={options} value={value} closeLabel="Cerrar" />);
  await page.getByRole('button', { name: 'Banco Banco a' }).click();
  await atRest();
  await page.getByRole('button', { name: 'Banco b', exact: true }).click();
  expect(value.value).toBe('b');
  expect(document.querySelector('dialog[open]')).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Banco Banco b' })).toBeVisible();
});

test('tabs are one tab stop, and arrow keys follow the text direction', async () => {
  const value = signal('a');
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  await stage(
    <div dir="rtl">
      <Segmented label="x" options={options} value={value} />
    </div>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('a');
  await userEvent.keyboard('{ArrowLeft}');
  expect(value.value).toBe('b');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(value.value).toBe('c');
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('c');
});

test('the panel of tabs has the name of the selected tab, and the tabs refer to it', async () => {
  const value = signal('in');
  const options = [
    { value: 'in', label: 'Ingresar' },
    { value: 'up', label: 'Crear cuenta' },
  ];
  await stage(
    <Segmented label="x" options={options} value={value}>
      <p>{value}</p>
    </Segmented>,
  );
  await expect.element(page.getByRole('tabpanel', { name: 'Ingresar' })).toHaveTextContent('in');
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Crear cuenta' });
  await expect.element(panel).toHaveTextContent('up');
  for (const tab of document.querySelectorAll('[role=tab]'))
    expect(tab.getAttribute('aria-controls')).toBe(panel.element().id);
});
