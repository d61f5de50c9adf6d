import {
  type AgentContract,
  answerContract,
  dividendContract,
  hourlyContract,
  pendingContracts,
  salaryContract,
} from '../contract/agentContract';
import { createCommandRunner } from './commandRunner';
import type { Host } from './host';

export type { AgentContract };
export type AgentContractKind = AgentContract['kind'];

export const agentContractKinds: readonly AgentContractKind[] = ['daily', 'dividend', 'hourly'];

const ENDPOINTS = { daily: salaryContract, dividend: dividendContract, hourly: hourlyContract };
/** The field of the reply that is not empty while a contract of this kind waits for an answer. */
const REQUEST_FIELDS = {
  daily: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const;

/** Salary contracts that an agent offers to a member. */
export function createAgentContract(host: Host) {
  const { call, memberResource, memberSignal } = host;
  const commands = createCommandRunner(host, 'agentContract');
  const waiting = memberSignal<readonly AgentContractKind[]>([]);
  const opened = memberResource(async (kind: AgentContractKind, { signal }) => {
    const { contract } = await call(ENDPOINTS[kind], undefined, { signal });
    return contract;
  });

  const all = memberResource(async (_, { signal }) => {
    const contracts = agentContractKinds.map(async (kind) => {
      const { contract } = await call(ENDPOINTS[kind], undefined, { signal });
      return [kind, contract] as const;
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
    waiting,
    opened,
    isAnswering: commands.isBusy,

    async check() {
      const requests = await call(pendingContracts);
      waiting.value = agentContractKinds.filter((kind) => requests[REQUEST_FIELDS[kind]] !== '');
    },

    open(kind: AgentContractKind) {
      // Another contract must not be shown while this one is loading.
      if (opened.value.peek()?.kind !== kind) opened.reset();
      return opened.load(kind);
    },

    /** Returns the answered contract, or undefined while an answer is being sent. */
    async answer(kind: AgentContractKind, accept: boolean) {
      const reply = await commands.run('answer', () => call(answerContract, { kind, accept }));
      if (!reply) return undefined;
      waiting.value = waiting.peek().filter((other) => other !== kind);
      if (opened.value.peek()?.kind === kind) opened.set(reply.contract);
      return reply.contract ?? undefined;
    },
  };
}
