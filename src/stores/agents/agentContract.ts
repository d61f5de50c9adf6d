import {
  answerAgentContract,
  dividendContract,
  hourlyContract,
  pendingAgentContracts,
  salaryContract,
  type WireAgentContract,
} from '../../contract/agents/agentContract';
import { createCommandRunner } from '../base/commandRunner';
import type { Host } from '../base/host';

export type AgentContractKind = 'daily' | 'dividend' | 'hourly';
export type AgentContract = Omit<WireAgentContract, 'kind'> & { kind: AgentContractKind };

export const agentContractKinds: readonly AgentContractKind[] = ['daily', 'dividend', 'hourly'];

const ENDPOINTS = { daily: salaryContract, dividend: dividendContract, hourly: hourlyContract };
/** The field of the reply that is not empty while a contract of this kind waits for an answer. */
const REQUEST_FIELDS = {
  daily: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const;

type Requests = Record<(typeof REQUEST_FIELDS)[AgentContractKind], string>;

/** The terms of a contract that waits for an answer, from a backend that does not send them. */
const UNKNOWN_TERMS = { contractId: '', proposedBy: '', proposedAt: 0, period: '', steps: [] };

function contractOf(
  kind: AgentContractKind,
  reply: Requests & { contract: WireAgentContract | null },
): AgentContract | null {
  const requested = reply[REQUEST_FIELDS[kind]] ? ({ state: 'pending' } as const) : undefined;
  if (reply.contract) return { ...requested, ...reply.contract, kind };
  return requested ? { ...UNKNOWN_TERMS, kind, ...requested } : null;
}

/** The contracts that an agent offers to a member. */
export function createAgentContract(host: Host) {
  const { call, memberResource, memberSignal } = host;
  const commands = createCommandRunner(host, 'agentContract');
  const waitingKinds = memberSignal<readonly AgentContractKind[]>([]);
  const opened = memberResource(async (kind: AgentContractKind, { signal }) => {
    return contractOf(kind, await call(ENDPOINTS[kind], undefined, { signal }));
  });

  const all = memberResource(async (_, { signal }) => {
    const contracts = agentContractKinds.map(async (kind) => {
      const reply = await call(ENDPOINTS[kind], undefined, { signal });
      return [kind, contractOf(kind, reply)] as const;
    });
    return Object.fromEntries(await Promise.all(contracts)) as Record<
      AgentContractKind,
      AgentContract | null
    >;
  });

  return {
    /** The contract of each kind, or null where there is none. */
    all,
    /** The kinds that wait for the member's answer. */
    waitingKinds,
    opened,
    isAnswering: commands.isBusy,

    async loadWaitingKinds() {
      const requests = await call(pendingAgentContracts);
      waitingKinds.value = agentContractKinds.filter(
        (kind) => requests[REQUEST_FIELDS[kind]] !== '',
      );
    },

    /** The kind of the first contract. Undefined where there is none, or when that is not known. */
    async firstKind() {
      await all.load();
      return agentContractKinds.find((kind) => all.value.peek()?.[kind]);
    },

    open(kind: AgentContractKind) {
      // Another contract must not be shown while this one is loading.
      if (opened.value.peek()?.kind !== kind) opened.reset();
      return opened.load(kind);
    },

    /** Returns the answered contract, or undefined while an answer is being sent. */
    async answer(kind: AgentContractKind, accept: boolean) {
      const reply = await commands.run('answer', () => call(answerAgentContract, { kind, accept }));
      if (!reply) return undefined;
      waitingKinds.value = waitingKinds.peek().filter((other) => other !== kind);
      const state: AgentContract['state'] = accept ? 'accepted' : 'declined';
      const shown = opened.value.peek();
      const answered = reply.contract
        ? { state, ...reply.contract, kind }
        : { ...UNKNOWN_TERMS, ...shown, kind, state };
      if (shown?.kind === kind) opened.set(answered);
      return answered;
    },
  };
}
