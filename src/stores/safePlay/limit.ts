import { computed } from '@kit/render/signals';
import {
  cancelMemberLimit,
  confirmMemberLimit,
  type LimitKind,
  type LimitPeriod,
  type MemberLimit,
  type MemberLimitList,
  memberLimits,
  reviewMemberLimits,
  setMemberLimit,
} from '../../contract/safePlay/limit';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { createSystem } from '../site/system';

export type { LimitKind, LimitPeriod, MemberLimit };

/** The limits that the member has set for deposits, losses, stakes and time. */
export function createLimit(host: Host) {
  const { call, memberResource, use } = host;
  const { settings } = use(createSystem);
  const all = memberResource((_, { signal }) => call(memberLimits, undefined, { signal }));
  const { run, isBusy } = createCommandRunner(host, 'limit');

  /** A backend may reply without the limits, so they are loaded again. */
  async function send(command: () => Promise<MemberLimitList | null>) {
    const reply = await run('limit', command);
    if (reply?.limits.length) all.set(reply);
    else await all.reload();
  }

  return {
    all,
    isBusy,
    /** How long a looser limit is pending. Undefined before the limits have loaded, and when the backend does not say it. */
    waitHours: computed(() => all.value.value?.waitHours),
    /** The kinds of which the member must have a limit before a deposit. */
    missing: computed<readonly LimitKind[]>(() => {
      const { missingLimits, needsDepositLimit } = all.value.value ?? {};
      return missingLimits ?? (needsDepositLimit ? ['deposit'] : []);
    }),
    /** The market reminds members to review their limits. */
    hasReviews: computed(() => !!settings.value?.market?.reviewMonths),
    /** When the limits were reviewed last, if it is time to review them again. */
    dueReview: computed(() => {
      const { review } = all.value.value ?? {};
      return review?.isDue ? review : undefined;
    }),
    limitOf: (kind: LimitKind, period: LimitPeriod) =>
      computed(() =>
        all.value.value?.limits.find((limit) => limit.kind === kind && limit.period === period),
      ),
    set: (kind: LimitKind, period: LimitPeriod, amount: number | null) =>
      send(() => call(setMemberLimit, { kind, period, amount })),
    confirm: (kind: LimitKind, period: LimitPeriod) =>
      send(() => call(confirmMemberLimit, { kind, period })),
    keepAll: () => send(() => call(reviewMemberLimits)),
    cancel: (kind: LimitKind, period: LimitPeriod) =>
      send(() => call(cancelMemberLimit, { kind, period })),
  };
}
