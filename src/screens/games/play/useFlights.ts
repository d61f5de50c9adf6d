import { after, type Stop } from '@kit/data/timers';
import { useMount } from '@kit/render/hooks';
import { isApiError } from '../../../api/ApiError';
import type { Round } from '../../../contract/games/round';
import { useStore } from '../../../stores/base/useStore';
import { createWallet } from '../../../stores/cashier/wallet';
import { createLaunch } from '../../../stores/games/launch';
import { createRealityCheck } from '../../../stores/safePlay/realityCheck';
import type { HostMessage } from '../../../widgets/games/play/frameMessages';
import { rejectedMessage } from '../../../widgets/games/play/rejectedMessage';

/** How long after a reply the server is asked again. */
const FOLLOW_MS = 250;

interface Flight {
  roundId: string;
  reply(message: HostMessage): void;
  stop: Stop;
}

/** Follows crash rounds until they are over, tells the game how they stand, and leaves them when the game is closed. */
export function useFlights(onOver: (id: string, round: Round) => void) {
  const { loadCrashRound, cashOut } = useStore(createLaunch);
  const { isHeld } = useStore(createRealityCheck);
  const { reload } = useStore(createWallet);
  /** By the id that the game has given to the round. */
  const flights = new Map<string, Flight>();
  let isClosed = true;

  function end(id: string) {
    flights.get(id)?.stop();
    flights.delete(id);
    isHeld.value = flights.size > 0;
  }

  /** Asks for the round and tells the game. Whoever answers first ends the flight. */
  async function ask(id: string, load: (roundId: string) => Promise<Round>) {
    const flight = flights.get(id);
    if (!flight) return;
    try {
      const round = await load(flight.roundId);
      if (!flights.has(id)) return;
      if (!round.flight) {
        end(id);
        onOver(id, round);
      }
      flight.reply({ type: 'flight', id, round });
    } catch (error) {
      if (!flights.has(id)) return;
      const isRejected = isApiError(error) && ['rejected', 'notLoggedIn'].includes(error.kind);
      if (isRejected) end(id);
      flight.reply(isRejected ? rejectedMessage(id, error) : { type: 'flight', id });
    }
  }

  function followLater(id: string) {
    const flight = flights.get(id);
    if (!flight) return;
    flight.stop = after(FOLLOW_MS, async () => {
      await ask(id, loadCrashRound);
      followLater(id);
    });
  }

  /** The money of a round that was left without the game is in the wallet only. */
  const leaveClosed = (roundId: string) =>
    void cashOut(roundId)
      .catch(() => undefined)
      .then(() => reload());

  useMount(() => {
    isClosed = false;
    return () => {
      isClosed = true;
      for (const [id, { roundId }] of [...flights]) {
        end(id);
        leaveClosed(roundId);
      }
    };
  });

  return {
    start(id: string, roundId: string, reply: Flight['reply']) {
      if (isClosed) return leaveClosed(roundId);
      flights.set(id, { roundId, reply, stop: () => {} });
      isHeld.value = true;
      followLater(id);
    },
    leave: (id: string) => void ask(id, cashOut),
  };
}
