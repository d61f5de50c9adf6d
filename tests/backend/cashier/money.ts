import type { Client } from '../backend';

export const BALANCE = '/wps/wallets/gcs';

export const balance = async (client: Client): Promise<number> =>
  (await client.get(BALANCE)).body.value.sumBalance;

export const cash = async (client: Client): Promise<number> => {
  const { wallets } = (await client.get(BALANCE)).body.value;
  return wallets.find(({ code }: { code: string }) => code === 'CASH').balance;
};

/** Amounts as whole cents, so that sums are exact. */
export const cents = (amount: number) => Math.round(amount * 100);

/** The header of a command that is carried out once, however often it is sent. */
export const idempotencyKey = (key: string) => ({ 'Idempotency-Key': key });
