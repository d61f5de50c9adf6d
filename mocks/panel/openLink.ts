import { postAdmin } from './admin';
import { setPanelCookie, setSession } from './page';
import { isOpen } from './state';

/** Sets up the backend by the link in the address, then opens the address without `?mock` in the app. */
export async function openLink() {
  const url = new URL(location.href);
  const link = url.searchParams.get('mock') ?? '';
  url.searchParams.delete('mock');
  setPanelCookie();
  try {
    if (link) setSession((await postAdmin('link', { link })).session);
    else isOpen.value = true;
    // In the demo the service worker is the backend, so it has to stay.
    if (document.documentElement.dataset.mockLink !== 'demo') await removeServiceWorkers();
    location.replace(url.href);
  } catch (error) {
    const status = document.querySelector('[role="status"]');
    if (status) status.textContent = `The link cannot be opened: ${(error as Error).message}`;
  }
}

/** The service worker of the app would answer with a stored page, which has no panel. */
async function removeServiceWorkers() {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
