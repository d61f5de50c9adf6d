import { computed, untracked } from '@kit/render/signals';
import { type Bonus, leaveBonus, memberBonuses } from '../../contract/promotions/bonus';
import { createSession } from '../account/session';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';
import { loadOrThrow } from '../base/lookFor';
import { createWallet } from '../cashier/wallet';
import { typeOfCategory } from '../games/menuCategory';
import { createSystem } from '../site/system';

export type { Bonus };

/** How much of a bet in this category counts for the bonus, in percent. */
export const shareIn = ({ shares }: Bonus, category: string) =>
  shares.find(({ gameType }) => gameType === typeOfCategory(category))?.percent ?? 100;

/** The types of games in which no bet counts for the bonus, separated by commas. */
export const notCountedIn = ({ shares }: Bonus) =>
  shares
    .filter(({ percent }) => percent === 0)
    .map(({ gameType }) => gameType)
    .join(',');

/** The bonuses of the member: the active one, those that wait for it, and those that have ended. */
export function createBonus(host: Host) {
  const { call, use, memberResource } = host;
  const wallet = use(createWallet);
  const { settings } = use(createSystem);
  const { isReal } = use(createSession);
  const commands = createCommandRunner(host, 'bonus', (bonusId: string) => ({
    async find() {
      const found = (await loadOrThrow(all)).find((bonus) => bonus.bonusId === bonusId);
      return found && !isOpen(found) ? found : undefined;
    },
  }));
  const all = memberResource(
    (_, { signal }) => call(memberBonuses, undefined, { signal }).then(({ content }) => content),
    { id: 'bonusId' },
  );
  /** The backend has the call, and the member can have bonuses. */
  const isOffered = computed(() => settings.value?.hasBonuses === true && isReal.value);
  const list = computed(() => all.value.value ?? []);
  const active = computed(() => list.value.find(({ state }) => state === 'active'));
  const isOpen = ({ state }: Bonus) => state === 'active' || state === 'waiting';

  return {
    all,
    isOffered,
    active,
    /** A higher bet is rejected, until nothing of the bonus is held any more. */
    highestStake: computed(() => (active.value?.held === 0 ? undefined : active.value?.maxStake)),
    /** Loads the bonuses where they only add to what is shown, and a member has some. */
    loadIfOffered() {
      if (isOffered.value) untracked(() => void all.load());
    },
    /** In the order in which they become active. */
    waiting: computed(() =>
      list.value.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.at - b.at),
    ),
    ended: computed(() => list.value.filter((bonus) => !isOpen(bonus))),
    isLeaving: (bonusId: string) => commands.isRunning(bonusId),

    /** Gives a bonus back. Returns false when nothing was sent, because it is being given back already. */
    async leave(bonusId: string, held: number) {
      try {
        const left = await commands.runWithKey<Bonus | null>(
          bonusId,
          (idempotencyKey) => call(leaveBonus, { bonusId, held }, { idempotencyKey }),
          { held },
          bonusId,
        );
        return left !== undefined;
      } finally {
        void wallet.reload();
        void all.reload();
      }
    },
  };
}
