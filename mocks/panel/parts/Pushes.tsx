import { signal } from '@kit/render/signals';
import { postAdmin } from '../admin';
import { Field, numberIn } from '../Field';
import { actAndReload, sessionOfPage } from '../page';

const KINDS = [
  ['mail', 'Mail'],
  ['chat', 'Chat message'],
  ['balance', 'Money'],
  ['win', 'Win'],
  ['jackpot', 'Jackpot'],
  ['popup', 'Pop-up for everybody'],
] as const;

/** Sends now what the platform usually sends by itself. */
export function Pushes() {
  const account = signal(sessionOfPage()?.userName ?? 'lucia');
  const amount = signal('100');
  const push = (kind: string, label: string) =>
    actAndReload(
      () => postAdmin('pushes', { kind, account: account.value, amount: numberIn(amount) ?? 0 }),
      kind === 'popup' ? 'A pop-up is sent to everybody.' : `${label} is sent to ${account.value}.`,
    );
  return (
    <>
      <div className="fields">
        <Field label="To the account" value={account} />
        <Field label="Amount of money" type="number" value={amount} />
      </div>
      <div className="buttons">
        {KINDS.map(([kind, label]) => (
          <button key={kind} type="button" onClick={() => void push(kind, label)}>
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
