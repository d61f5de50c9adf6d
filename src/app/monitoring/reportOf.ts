import { parseUrl } from '@kit/web/parseUrl';
import { isApiError } from '../../api/ApiError';
import type { Report } from './createReports';

/** Events that are reported. `malformed` names a reply that breaks the contract. */
export const REPORTED_EVENTS = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'malformed',
] as const;

/** Undefined for calls that failed without anybody's mistake, such as a missing network. */
export function reportOfError(error: unknown, route: string): Report | undefined {
  if (isApiError(error)) {
    // A malformed reply has its own report. The server's message may name the member.
    if (['aborted', 'offline', 'stopped', 'malformed'].includes(error.kind)) return undefined;
    const message = [error.kind, error.path, error.status, error.code].filter(Boolean).join(' ');
    return { kind: 'error', route, name: error.name, message };
  }
  if (!(error instanceof Error)) {
    return { kind: 'error', route, name: typeof error, message: String(error) };
  }
  const { name, message, stack, cause } = error;
  const text = cause instanceof Error ? `${message} (${cause.message})` : message;
  return { kind: 'error', route, name, message: text, stack: framesOf(stack) };
}

/** Without the message, which Chromium repeats in front of the frames. */
const framesOf = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line))
    .slice(0, 12)
    .join('\n');

const originOf = (address: string) => parseUrl(address)?.origin ?? address;

export function reportOfEvent(event: Event, route: string): Report | undefined {
  switch (event.type) {
    case 'malformed':
      return { kind: 'malformed', route, detail: String((event as CustomEvent).detail) };
    case 'securitypolicyviolation':
      return reportOfViolation(event as SecurityPolicyViolationEvent, route);
    case 'unhandledrejection':
      return reportOfError((event as PromiseRejectionEvent).reason, route);
    default: {
      const { error, message } = event as ErrorEvent;
      return reportOfError(error ?? message, route);
    }
  }
}

function reportOfViolation(violation: SecurityPolicyViolationEvent, route: string): Report {
  const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = violation;
  return {
    kind: 'violation',
    route,
    directive: effectiveDirective,
    // "inline", "eval", or an address, of which the path may name the member.
    blocked: originOf(blockedURI),
    source: sourceFile ? `${sourceFile}:${lineNumber}:${columnNumber}` : '',
  };
}
