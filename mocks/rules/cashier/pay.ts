import { type Method, operatorAccounts } from '../../../fixtures/cashier/cashier';
import { textIn } from '../../../fixtures/site/texts';
import type { Pay } from '../../../src/contract/cashier/deposit';
import type { Database } from '../../core/database';
import type { DepositRow } from '../../db/cashier/deposit';
import { moneyText } from '../site/market';
import { toDecimal } from './money';

/** The sample page on which a card, a bank or a wallet takes the payment. */
function pageUrl(
  db: Database,
  { id, amount }: DepositRow,
  { paidIn = 'wallet', name }: Method,
  languageCode: string,
) {
  const query = {
    kind: paidIn,
    name: textIn(name, languageCode),
    amount: moneyText(db, amount),
    deposit: id,
  };
  return `/play/pay.html?${new URLSearchParams(query)}`;
}

/** A deposit is paid in coins of the same value, rounded up to what the network can send. */
function coinsOf(amount: number, { rate, decimals }: NonNullable<Method['crypto']>) {
  const factor = 10 ** decimals;
  return (Math.ceil((amount * factor) / rate) / factor).toFixed(decimals);
}

/** What the member needs to pay a deposit by its method. */
export function payOf(db: Database, row: DepositRow, method: Method, languageCode: string): Pay {
  const { id, amount, accountId } = row;
  const { pay: kind, paidIn, crypto, shops } = method;
  const code = `FERIA-${id}-${amount}`;
  if (kind === 'account') {
    const account = operatorAccounts.find((other) => other.accountId === accountId);
    const { accountNumber, bankName, holder } = account ?? operatorAccounts[0];
    return { kind, value: accountNumber, bankName, holder, reference: id };
  }
  if (crypto) {
    const { coin, network, address } = crypto;
    const rate = toDecimal(crypto.rate);
    return { kind, value: address, coin, network, rate, coinAmount: coinsOf(amount, crypto) };
  }
  return {
    kind,
    value: code,
    ...(paidIn ? { url: pageUrl(db, row, method, languageCode) } : {}),
    ...(shops ? { shops } : {}),
  };
}
