import { json, stored } from '@kit/data/storage';
import { sendBeacon } from '../../api/sendBeacon';
import { type Config, config } from '../../config/config';
import { createRemember } from '../../stores/account/remember';
import { createSession } from '../../stores/account/session';
import type { Host } from '../../stores/base/host';
import { createCurrentRoute } from '../navigation/currentRoute';
import { createReports } from './createReports';
import { REPORTED_EVENTS, reportOfError, reportOfEvent } from './reportOf';
import { watchVitals } from './watchVitals';

/** A script of index.html keeps what happened before this code was loaded. */
const { earlyEvents } = globalThis as { earlyEvents?: Event[] };

/** The script of the app names the release, by its hash. Before it is the bundler's own, which stays the same. */
const release = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')]
    .at(-1)
    ?.src.split('/')
    .pop();

/** The version of the build, such as 0.2.0: the same for all brands of a release. */
const version = () => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content;

/** Reports errors, violations and malformed replies to the configured address: docs/configuration.md. */
export function startMonitoring(host: Host, monitoring: NonNullable<Config['monitoring']>) {
  const { address, rate, browserReports } = monitoring;
  const { currentRoute } = host.use(createCurrentRoute);
  const routeNow = () => currentRoute.peek().paths[0] ?? 'unknown';
  const reports = createReports({
    rate,
    sent: stored(host, 'feria.reports', json(0), 'session'),
    privateWords: () => privateWords(host),
    send: (list) => {
      const { merchant } = config;
      const about = { version: version(), release: release(), merchant };
      const text = JSON.stringify({ ...about, reports: list });
      sendBeacon(address, text);
    },
  });
  const changedVitals = watchVitals(routeNow);

  function onEvent(event: Event) {
    // The browser sends violations itself when it has an address.
    if (event.type === 'securitypolicyviolation' && browserReports) return;
    const report = reportOfEvent(event, routeNow());
    if (report) reports.add(report);
  }
  function sendWhenHidden() {
    if (!document.hidden) return;
    for (const report of changedVitals()) reports.add(report);
    reports.flush();
  }

  for (const event of earlyEvents ?? []) onEvent(event);
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of REPORTED_EVENTS) addEventListener(type, onEvent, { signal });
  // `isPageShown` changes too early: web-vitals computes its last values in a listener that was added after
  // that of the app, and before this one.
  document.addEventListener('visibilitychange', sendWhenHidden, { signal });
  const stopPrinted = watchPrintedErrors((error) => {
    const report = reportOfError(error, routeNow());
    if (report) reports.add(report);
  });
  host.own(() => {
    listeners.abort();
    stopPrinted();
    reports.flush();
  });
}

/** Errors that the app and React have caught are printed by `console.error` and thrown nowhere. */
function watchPrintedErrors(onError: (error: Error) => void) {
  const print = console.error;
  console.error = (...values: unknown[]) => {
    print(...values);
    for (const value of values) if (value instanceof Error) onError(value);
  };
  return () => {
    console.error = print;
  };
}

/** The member's data in this page, and what is typed in its fields. */
function privateWords({ use }: Host) {
  const { info, member } = use(createSession);
  const known = [info.peek(), member.peek(), use(createRemember).saved.peek()];
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const values = [
    ...known.flatMap((part) => Object.values(part ?? {})),
    ...[...fields].map(({ value }) => value),
  ];
  return values.filter((value): value is string => typeof value === 'string');
}
