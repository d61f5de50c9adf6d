import type { Codec } from '@kit/data/storage';

/** A receiver of the transfer form, as it is kept in the storage while the page is loaded again. */
type KeptReceiver = Record<'account' | 'name' | 'amount', string>;

export const noReceivers: readonly KeptReceiver[] = [];

const isReceiver = (row: Partial<KeptReceiver> | null) =>
  [row?.account, row?.name, row?.amount].every((part) => typeof part === 'string');

export const keptReceivers: Codec<readonly KeptReceiver[]> = {
  encode: (rows) => JSON.stringify(rows),
  decode: (text) =>
    text === null ? noReceivers : (JSON.parse(text) as KeptReceiver[]).filter(isReceiver),
};
