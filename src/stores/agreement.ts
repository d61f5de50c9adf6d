import { createResource } from '@kit/resource';
import { signal } from '@kit/signals';
import {
  type Agreement,
  answerContract,
  dividendContract,
  hourlyContract,
  pendingContracts,
  salaryContract,
} from '../contract/agreement';
import { createClaims } from './claims';
import type { Host } from './host';

export type { Agreement };
export type AgreementKind = Agreement['kind'];

export const agreementKinds: readonly AgreementKind[] = ['daily', 'dividend', 'hourly'];

const READ = { daily: salaryContract, dividend: dividendContract, hourly: hourlyContract };
const REQUEST = {
  daily: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const;

/** Contracts that an agent offers: which wait for an answer, and one of them whole. */
export function createAgreement({ call }: Host) {
  const claims = createClaims();
  const waiting = signal<readonly AgreementKind[]>([]);
  const opened = createResource(async (kind: AgreementKind, { signal }) => {
    const { contract } = await call(READ[kind], undefined, { signal });
    return contract;
  });
  let kindOpened: AgreementKind | undefined;

  return {
    waiting,
    opened,
    isAnswering: claims.isBusy,

    async check() {
      const requests = await call(pendingContracts);
      waiting.value = agreementKinds.filter((kind) => requests[REQUEST[kind]] !== '');
    },

    /** From nothing: it is another contract, or another member's turn. */
    open(kind: AgreementKind) {
      opened.reset();
      kindOpened = kind;
      return opened.load(kind);
    },

    /** Nothing while an answer is under way. */
    async answer(kind: AgreementKind, accept: boolean) {
      const after = await claims.run('answer', () => call(answerContract, { kind, accept }));
      if (!after) return undefined;
      waiting.value = waiting.peek().filter((one) => one !== kind);
      if (kind === kindOpened) opened.set(after.contract);
      return after.contract ?? undefined;
    },
  };
}
