import { compareResponse, isEnvelope } from './compareReply';
import { usedEndpoints } from './endpoints';
import { rankExtension } from './extensions';
import { isAbsence, rankOf, WORDS } from './report';
import { usageOf } from './usage';

/** A live reply differs from the contract. */
export interface Finding {
  /** What a person at the screen feels: BREAKS, HIDES or differs. */
  rank: string;
  call: string;
  /** Such as `wrong type: value.sumBalance (number is expected, string was sent)`. */
  what: string;
  usedBy: string;
}

interface LiveReply {
  method: string;
  path: string;
  status: number;
  type: string;
  text: string;
}

/** What in a reply differs from the contract. A rejection is no difference, and optional fields may be absent. */
export function findDrift({ method, path, status, type, text }: LiveReply): Finding[] {
  const entry = usedEndpoints.find(
    ({ endpoint }) => endpoint.method === method && endpoint.path === path,
  );
  if (!entry) return [];
  const isRejection = isEnvelope(text) && !JSON.parse(text).success;
  const isUnknown = status === 404;
  if (!isUnknown && (isRejection || status >= 400)) return [];
  const differences = isUnknown
    ? [
        {
          kind: 'no reply',
          at: 'status 404',
          detail: 'it does not know the call',
          breaks: true,
        } as const,
      ]
    : compareResponse(entry.endpoint, { status, type, text });
  const call = `${method} ${path}`;
  const usedBy = usageOf(entry.domain, entry.name);
  return rankExtension(entry, [...differences])
    .filter((one) => !isAbsence(one))
    .map((one) => ({
      rank: (WORDS[rankOf(one)] ?? '').trim(),
      call,
      what: `${one.kind}: ${one.at} (${one.detail})`,
      usedBy,
    }));
}
