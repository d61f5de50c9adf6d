import { beforeAll, expect, test, vi } from 'vitest';
import { createFakeHost, settle } from '../../../../tests/helpers/fakeHost';
import { kyc, submitKyc } from '../../../contract/account/kyc';
import { firstTexts, loadTexts } from '../../../i18n/locale';
import { createKyc } from '../../../stores/account/kyc';
import type { App } from '../../../widgets/site/app/useApp';
import { createKycForm } from './createKycForm';

beforeAll(async () => {
  await firstTexts();
  await loadTexts('validation', 'kyc');
});

test('S5.18 S4.52 a rejected application is sent again with its photos, but not with a blank detail', async () => {
  const { host, reply, logIn, requestsOf } = createFakeHost();
  logIn('lucia');
  const documents = ['front', 'back', 'selfie'].map((side) => ({ side }));
  reply(kyc, { state: 'rejected', documents });
  void host.use(createKyc).kycStatus.load();
  await settle();
  const app = { showError: vi.fn() };
  // Without the requests that read the status: they have the same path, and no input.
  const sent = () => requestsOf(submitKyc).flatMap(({ input }) => input ?? []);
  const { form, draft } = createKycForm(host, app as unknown as App);
  draft.permanentAddress.value = '  Av. Brasil 100 ';
  draft.placeOfBirth.value = '  ';
  draft.nationality.value = 'PE';
  draft.sourceOfIncome.value = 'salary';
  draft.occupation.value = '   ';
  void form.submit();
  await settle();
  expect(sent()).toEqual([]);
  expect(app.showError).not.toHaveBeenCalled();
  draft.occupation.value = ' Cocinera ';
  void form.submit();
  await settle();
  expect(sent()).toEqual([
    {
      permanentAddress: 'Av. Brasil 100',
      nationality: 'PE',
      occupation: 'Cocinera',
      sourceOfIncome: 'salary',
    },
  ]);
});
