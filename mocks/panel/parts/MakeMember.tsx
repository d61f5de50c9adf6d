import { signal } from '@kit/render/signals';
import { postAdmin } from '../admin';
import { Choice } from '../Choice';
import { Field, numberIn } from '../Field';
import { actAndReload, setSession } from '../page';

const TYPES = [
  ['0', '0, real'],
  ['1', '1, real'],
  ['2', '2, real'],
  ['4', '4, trial'],
  ['40', '40, without agent contracts'],
  ['41', '41, without agent contracts'],
  ['42', '42, without agent contracts'],
] as const;
const KYC = ['none', 'uploading', 'uploaded', 'reviewing', 'rejected', 'verified'];

/** The form that makes a member with the chosen properties and logs in as this member. */
export function MakeMember() {
  const account = signal(`test${Date.now().toString(36).slice(-5)}`);
  const type = signal('0');
  const vipLevel = signal('0');
  const balance = signal('100');
  const kyc = signal('none');
  const isAgent = signal(false);

  const make = () =>
    actAndReload(async () => {
      await postAdmin('members', {
        account: account.value.trim(),
        type: Number(type.value),
        vipLevel: numberIn(vipLevel) ?? 0,
        balance: numberIn(balance) ?? 0,
        kyc: kyc.value,
        ...(isAgent.value ? { isAgent: true } : {}),
      });
      setSession(await postAdmin('personas', { persona: account.value.trim() }));
    }, `Made ${account.value} and logged in.`);

  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <h3>Make a member</h3>
      <div className="fields">
        <Field label="Account" value={account} />
        <Choice label="Account type" value={type} options={TYPES} />
        <Field label="VIP level" type="number" value={vipLevel} />
        <Field label="Balance" type="number" value={balance} />
        <Choice label="Verification" value={kyc} options={KYC} />
        <label className="check">
          <input
            type="checkbox"
            checked={isAgent}
            onChange={({ currentTarget }) => {
              isAgent.value = currentTarget.checked;
            }}
          />
          Agent
        </label>
      </div>
      <button type="submit" className="main">
        Make and log in
      </button>
    </form>
  );
}
