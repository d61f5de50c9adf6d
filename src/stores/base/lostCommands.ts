import { computed } from '@kit/render/signals';
import type { Host } from './host';
import type { OutcomeState } from './sentCommand';

/** A command whose reply was lost, and what a look at the server has told. */
export interface LostCommand {
  /** The commands that it belongs to. */
  scope: string;
  /** Names it among them. */
  id: string;
  /** By what it is looked for. */
  sought: unknown;
  state: Exclude<OutcomeState, 'checking'>;
}

/** Looks for the commands of a scope whose outcome is unknown, or for one of them. */
type Look = (id?: string) => Promise<unknown>;

/** The commands whose reply was lost, for the notice that says on every page where they stand. */
export function createLostCommands({ memberSignal }: Host) {
  const all = memberSignal<readonly LostCommand[]>([]);
  const looks = new Map<string, Look>();

  const close = (scope: string, id: string) => {
    if (all.peek().some((lost) => lost.scope === scope && lost.id === id))
      all.value = all.peek().filter((lost) => lost.scope !== scope || lost.id !== id);
  };

  return {
    all,
    /** Each scope says how its commands are looked for. */
    lookBy(scope: string, look: Look) {
      looks.set(scope, look);
    },
    async look(scope: string, id?: string) {
      await looks.get(scope)?.(id);
    },
    show(lost: LostCommand) {
      close(lost.scope, lost.id);
      all.value = [...all.peek(), lost];
    },
    close,
    /** Whether no look has told yet what became of it. Nothing may be sent then. */
    isUnchecked: (scope: string, id?: string) =>
      computed(() =>
        all.value.some(
          (lost) =>
            lost.scope === scope &&
            (id === undefined || lost.id === id) &&
            lost.state === 'unchecked',
        ),
      ),
  };
}
