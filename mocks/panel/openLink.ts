import { postAdmin } from './admin';
import { setPanelCookie, setSession } from './page';
import { isOpen } from './state';

/** Sets up the backend by the link in the address, then opens the address without `?mock` in the app. */
export async function openLink() {
  const url = new URL(location.href);
  const link = url.searchParams.get('mock') ?? '';
  url.searchParams.delete('mock');
  const isDemo = document.documentElement.dataset.mockLink === 'demo';
  if (isDemo && link && !isFromThisSite()) await askFirst(link);
  setPanelCookie();
  try {
    if (link) setSession((await postAdmin('link', { link })).session);
    else isOpen.value = true;
    // In the demo the service worker is the backend, so it has to stay.
    if (!isDemo) await removeServiceWorkers();
    location.replace(url.href);
  } catch (error) {
    const status = document.querySelector('[role="status"]');
    if (status) status.textContent = `The link cannot be opened: ${(error as Error).message}`;
  }
}

const isFromThisSite = () => document.referrer.startsWith(`${location.origin}/`);

/** Another site may have the link. Where a server sends this page, the server has asked (scripts/serve/panel.mjs). */
function askFirst(link: string) {
  const question = document.createElement('p');
  question.textContent = `Another site may have sent you here. The link sets up the demo in this browser: ${link}`;
  const button = document.createElement('button');
  button.textContent = 'Set it up';
  const status = document.querySelector('[role="status"]') as HTMLElement;
  status.hidden = true;
  status.before(question, button);
  return new Promise<void>((resolve) => {
    button.onclick = () => {
      question.remove();
      button.remove();
      status.hidden = false;
      resolve();
    };
  });
}

/** The service worker of the app would answer with a stored page, which has no panel. */
async function removeServiceWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
