import { signal } from './signals';

/** Whether the device has a network. A captive one counts as a network. */
export const isOnLine = signal(navigator.onLine !== false);

const look = () => {
  isOnLine.value = navigator.onLine !== false;
};
addEventListener('online', look);
addEventListener('offline', look);
