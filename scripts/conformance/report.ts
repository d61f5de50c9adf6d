import type { Difference } from './compare';
import { createMask } from './mask';
import type { WalkOptions } from './options';
import type { Report } from './walk';

/** An optional field that is missing. There may be many, so they are one line. */
export const isAbsence = ({ kind, breaks }: Difference) => kind === 'missing' && !breaks;

/** As a person at the screen feels it: an error or a lost row, something that is not shown, nothing. */
export const WORDS = ['BREAKS ', 'HIDES  ', 'differs'] as const;
export function rankOf({ breaks, hides }: Difference) {
  if (breaks) return 0;
  return hides ? 1 : 2;
}

/** The report as text, without secrets, and whether something would break a screen. */
export function describeReport({ results, skipped, token }: Report, options: WalkOptions) {
  const { mask, maskText } = createMask([
    token,
    options.password,
    options.paymentPassword,
    options.login,
  ]);
  const lines: string[] = [];
  for (const { call, usedBy, differences, message } of results) {
    if (!differences.length) continue;
    lines.push(`\n${call}  (${usedBy})`);
    const worstFirst = differences
      .filter((one) => !isAbsence(one))
      .toSorted((a, b) => rankOf(a) - rankOf(b));
    for (const difference of worstFirst) {
      const { kind, at, detail } = difference;
      lines.push(`  ${WORDS[rankOf(difference)]}  ${kind}: ${at} (${detail})`);
    }
    const absent = differences.filter(isAbsence).map(({ at }) => at.replace(/^value[.]?/, ''));
    if (absent.length) lines.push(`  differs  missing, optional: ${absent.join(', ')}`);
    if (message) lines.push(`           the server says: ${maskText(message)}`);
  }
  const reasons = new Set(skipped.map(({ reason }) => reason));
  if (skipped.length) lines.push('');
  for (const reason of reasons) {
    const calls = skipped.filter((one) => one.reason === reason);
    lines.push(`not called, ${reason}: ${calls.map(({ call }) => call).join(', ')}`);
  }
  const inPayload = results.filter(({ needsTokenInPayload }) => needsTokenInPayload);
  if (inPayload.length) {
    lines.push(
      '\nThis backend needs the token in the payload: set "tokenInPayload": true in the configuration.',
    );
    lines.push(
      `  refused with the token in the header alone: ${inPayload.map(({ call }) => call).join(', ')}`,
    );
  }
  const worst = results.map(({ differences }) => Math.min(3, ...differences.map(rankOf)));
  const [broken, hiding, differing, fitting] = [0, 1, 2, 3].map(
    (rank) => worst.filter((one) => one === rank).length,
  );
  lines.push(
    `\n${results.length} calls: ${fitting} fit the contract, ${differing} differ without harm, ${hiding} would show less, ${broken} would break a screen`,
  );
  return { text: lines.map(mask).join('\n'), breaks: broken !== 0 };
}
