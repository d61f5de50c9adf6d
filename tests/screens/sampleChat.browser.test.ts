import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bySelector } from '../helpers/locators';

function openChat(query: string) {
  const frame = document.createElement('iframe');
  frame.src = `/play/chat.html?${query}`;
  document.body.append(frame);
  return page.frameLocator(bySelector('iframe'));
}

test('S7.22 the chat greets a member whose name ends with a full stop in one sentence', async () => {
  const chat = openChat('lang=ES&name=Luc%C3%ADa+Q.');
  await expect.element(chat.getByText('Hola, Lucía Q. Somos el equipo de ayuda.')).toBeVisible();
});

test('S7.22 the chat looks and answers as its address says, and never links back to another site', async () => {
  const chat = openChat('lang=EN&title=Help&headerColor=%23fffdf9&back=https://evil.test');
  await expect
    .element(chat.getByRole('heading', { name: 'Help' }))
    .toHaveStyle({ color: 'rgb(35, 26, 53)' });
  await expect
    .element(chat.getByRole('banner'))
    .toHaveStyle({ backgroundColor: 'rgb(255, 253, 249)' });
  await chat.getByRole('textbox', { name: 'Your message' }).fill('my deposit is late');
  await userEvent.keyboard('{Enter}');
  await expect.element(chat.getByText(/Deposits arrive within minutes/)).toBeVisible();
  const back = chat.getByRole('link', { name: 'Back' });
  await expect.element(back).toHaveProperty('href', new URL('/m/message', location.href).href);
});
