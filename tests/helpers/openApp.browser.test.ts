import { isPageShown } from '@kit/web/pageShown';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { prepareApp, waitForLateStart } from './openApp';
import { countOpen } from './openThings';
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

test('an app that has ended leaves no listener, channel, observer, timer or changed history', async () => {
  const { pushState } = history;
  const count = countOpen();
  const { close, logIn, open } = prepareApp();
  await logIn();
  const openAndClose = async () => {
    await open('/m/home');
    await waitForLateStart();
    const { listeners } = count();
    close();
    // The last replies still come.
    const none = { channels: 0, observers: 0, intervals: 0, timeouts: 0 };
    await expect.poll(count).toMatchObject(none);
    return { opened: listeners, left: count().listeners };
  };
  // React adds a listener to the document once.
  const { left } = await openAndClose();
  const second = await openAndClose();
  expect(second.opened).toBeGreaterThan(left + 50);
  expect(second.left).toBe(left);
  expect(history.pushState).toBe(pushState);
  expect(isPageShown.value).toBe(true);
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
