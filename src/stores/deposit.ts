import { createResource } from '@kit/resource';
import { computed } from '@kit/signals';
import { every } from '@kit/timers';
import {
  alipayDeposit,
  cancelDeposit,
  type Deposit,
  depositReport,
  gatewayDeposit,
  manualTransfer,
  qqDeposit,
  voucherDeposit,
  weChatDeposit,
} from '../contract/deposit';
import {
  acceptPromo,
  type DepositMethod,
  depositMethods,
  depositPromos,
} from '../contract/depositMethod';
import { createClaims } from './claims';
import type { Host } from './host';
import { createRecordPages } from './recordPages';
import { createWallet } from './wallet';

export type { Deposit, DepositMethod };
export type DepositPromo = (typeof depositPromos)['out']['infer'][number];
export type DepositState = Deposit['state'];

export interface DepositFilter {
  from: number;
  to: number;
  state?: DepositState | undefined;
}

/** All that a way to pay may ask; each takes what it needs. */
export interface DepositWish {
  method: DepositMethod;
  amount: number;
  accountId: string;
  payer: string;
  reference: string;
  code: string;
}

const PAGE = 20;
const RECENT = 50;
const LOOK_EVERY = 4000;
const OPEN: DepositState[] = ['pending', 'reviewing'];

export const isOpenDeposit = ({ state }: Deposit) => OPEN.includes(state);

export function createDeposit({ call, use }: Host) {
  const wallet = use(createWallet);
  const claims = createClaims();
  const methods = createResource((_, { signal }) => call(depositMethods, {}, { signal }));
  const promos = createResource((_, { signal }) => call(depositPromos, undefined, { signal }), {
    id: 'promoId',
  });
  /** The deposit that is being paid; null when there is no such. */
  const payment = createResource((depositId: string, { signal }) => find(depositId, signal));
  const records = createRecordPages({
    read: (filter: DepositFilter, pageNo, signal) =>
      call(depositReport, { ...sent(filter), pageNo, pageSize: PAGE }, { signal }),
  });

  async function find(depositId: string, signal?: AbortSignal) {
    const { content } = await call(depositReport, { pageSize: RECENT }, { signal });
    return content.find((one) => one.depositId === depositId) ?? null;
  }

  function send(wish: DepositWish, idempotencyKey: string): Promise<Deposit> {
    const { method, amount, accountId, payer, reference, code } = wish;
    const { methodId } = method;
    const options = { idempotencyKey };
    switch (method.via) {
      case 'gateway':
        return call(gatewayDeposit, { amount, methodId }, options);
      case 'alipay':
        return call(alipayDeposit, { amount, methodId }, options);
      case 'qq':
        return call(qqDeposit, { amount, methodId }, options);
      case 'wechat':
        return call(weChatDeposit, { amount, methodId }, options);
      case 'manual':
        return call(manualTransfer, { amount, accountId, payer, reference }, options);
      case 'voucher':
        return call(voucherDeposit, { code }, options);
    }
  }

  function keep(after: Deposit) {
    const before = payment.value.peek();
    payment.set(after);
    records.put(after, (one) => one.depositId === after.depositId);
    if (after.state !== 'paid' || before?.state === 'paid') return;
    void wallet.reload();
    void promos.reload();
  }

  /** A look in passing: when it fails, the next one may not. */
  async function look(depositId: string) {
    const read = await find(depositId).catch(() => null);
    if (read && payment.value.peek()?.depositId === depositId) keep(read);
  }

  return {
    methods,
    promos,
    payment,
    records,
    isSending: claims.isRunning('open'),
    isCancelling: claims.isRunning('cancel'),
    accepted: computed(() => promos.value.value?.find((one) => one.isAccepted && !one.isUsed)),

    load: () => Promise.all([methods.load(), promos.load()]),

    /** Opens a deposit; nothing while one is under way. */
    async open(wish: DepositWish) {
      const { method, ...rest } = wish;
      const asked = JSON.stringify([method.methodId, rest]);
      const made = await claims.run('open', (key) => send(wish, key), asked);
      if (made) {
        payment.reset();
        keep(made);
      }
      return made;
    },

    show(depositId: string) {
      if (payment.value.peek()?.depositId !== depositId) payment.reset();
      return payment.load(depositId);
    },

    /** Looks how the payment goes, for as long as it is open. */
    follow: () =>
      every(LOOK_EVERY, () => {
        const now = payment.value.peek();
        if (now && isOpenDeposit(now)) void look(now.depositId);
      }),

    async cancel({ depositId }: Deposit) {
      const after = await claims.run('cancel', () => call(cancelDeposit, { depositId }));
      if (after) keep(after);
      return after;
    },

    /** The promotion of the next deposit; null for none. */
    async choose(promoId: string | null) {
      await claims.run('promo', () => call(acceptPromo, { promoId }));
      await promos.load();
    },
  };
}

const sent = ({ from, to, state }: DepositFilter) => ({ from, to, ...(state ? { state } : {}) });
