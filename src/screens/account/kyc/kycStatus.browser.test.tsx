import { expect, test } from 'vitest';
import { createFakeHost } from '../../../../tests/helpers/fakeHost';
import { mount } from '../../../../tests/helpers/mount';
import { kyc } from '../../../contract/account/kyc';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { createKyc } from '../../../stores/account/kyc';
import { HostContext } from '../../../stores/base/useStore';
import { KycStatus } from './KycStatus';

async function showStatus(state: string, more: object = {}) {
  await firstTexts();
  await loadTexts('kyc');
  const { host, logIn, reply } = createFakeHost();
  logIn('lucia');
  reply(kyc, { state, documents: [], ...more });
  await host.use(createKyc).kycStatus.load();
  const { find } = mount(
    <HostContext value={host}>
      <KycStatus />
    </HostContext>,
  );
  return find('p').textContent;
}

const at = Date.parse('2026-11-20T12:00');

test.each([
  [
    'reviewing',
    { submittedAt: at },
    /^Los recibimos el 20 .+\. Te avisaremos\.$/,
    'Te avisaremos.',
  ],
  [
    'verified',
    { verifiedAt: at },
    /^Desde el 20 .+\. Puedes retirar sin demoras\.$/,
    'Puedes retirar sin demoras.',
  ],
])(
  'the text of the state %s has a date only when the backend sends one',
  async (state, date, dated, plain) => {
    expect(await showStatus(state, date)).toMatch(dated);
    expect(await showStatus(state)).toBe(plain);
  },
);
