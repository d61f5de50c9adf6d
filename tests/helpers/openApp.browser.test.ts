import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prepareApp } from './openApp';
import { countRequests } from './requestLog';

const STATUS = '/wps/system/status';

function addButton(onclick: () => void) {
  document.body.append(
    Object.assign(document.createElement('button'), { textContent: 'Go', onclick }),
  );
  return page.getByRole('button');
}

test('two taps are counted when both requests are answered', async () => {
  const { admin, tapTwice } = prepareApp();
  await tapTwice(
    addButton(() => void fetch(STATUS)),
    STATUS,
  );
  expect(await countRequests(admin, STATUS)).toBe(2);
});

describe('a test of a screen fails, when', () => {
  test.fails('a field with small letters gets the focus', () => {
    prepareApp();
    const field = document.body.appendChild(document.createElement('input'));
    field.style.fontSize = '12px';
    field.focus();
  });

  test.fails('the app loads the page again', () => {
    prepareApp();
    location.reload();
  });

  test.fails('an endpoint is called that the backend does not have', async () => {
    prepareApp();
    await fetch('/wps/no/such/call');
  });

  test.fails('the address of a request has the token of a session', async () => {
    const { logIn } = prepareApp();
    const token = await logIn();
    await fetch(`${STATUS}?token=${token}`, { headers: { token } });
  });
});
