import type es from '../../es/site/error';
import type { Translation } from '../../translation';

export default {
  insecure: 'This page cannot encrypt your data. Open it at https://{host}.',
  encryption: 'This site requires encryption that the app does not support: {scheme}.',
  in_logged_login: 'Please log in to see your favorites.',
  free_reject: 'Please login an actual account to use this function',
  unknown: 'Something went wrong. Please try again.',
  notLoggedIn: 'You are not logged in.',
  loggedOut: 'You have been logged out. Please log in again.',
  loginFirst: 'Please log in first.',
  noPermission: 'You have no permission or the feature is unavailable.',
  maintenance: 'The platform is under maintenance.',
  upgrading: 'The system is being upgraded. Come back in a few minutes.',
  loadFailed: 'Load failed, click to retry.',
  slowConnection: 'Your connection is slow.',
  noInternet: 'No internet connection.',
  needsNetwork: 'You can do this when you are back online.',
  loadsLater: 'It will load when you are back online. Your data is not kept on this device.',
  noAnswer: 'The server does not answer. Try again.',
  tooSlow: 'The server took too long to answer.',
  outcomeUnknown: 'We do not know whether it went through. Check before you try again.',
  notDone: 'It did not go through. You can try again.',
  tooMany: 'Too many attempts. Please wait a moment.',
  pageGone: 'That page is gone. Here is the home page instead.',
} satisfies Translation<typeof es>;
