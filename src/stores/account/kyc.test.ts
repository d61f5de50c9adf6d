import { expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { kyc, uploadKycDocument } from '../../contract/account/kyc';
import { createKyc, type KycSide } from './kyc';

const file = new File(['x'], 'x.png');
interface Sent {
  state: string;
  submittedAt?: number;
  documents: { side: KycSide; at?: number }[];
}
const sent = (state: string, ...sides: KycSide[]): Sent => ({
  state,
  documents: sides.map((side) => ({ side })),
});

async function prepare(known: Sent) {
  const server = createFakeHost();
  server.logIn('lucia');
  server.reply(kyc, known);
  const store = server.host.use(createKyc);
  await store.kycStatus.load();
  const shown = () => store.kycStatus.value.value;
  return { ...server, store, shown };
}

test('a new application begins, when the backend drops the documents of the rejected one', async () => {
  const { store, shown, requestsOf } = await prepare(sent('rejected', 'front', 'back', 'selfie'));
  void store.upload('front', file);
  await settle();
  requestsOf(uploadKycDocument)[0]?.answer(sent('uploading', 'front'));
  await settle();
  expect(shown()).toMatchObject(sent('uploading', 'front'));
});

test('two documents that are uploaded at once are both shown, when the second reply is the first to arrive', async () => {
  const { store, shown, requestsOf } = await prepare(sent('none'));
  void store.upload('front', file);
  void store.upload('back', file);
  await settle();
  const [front, back] = requestsOf(uploadKycDocument);
  back?.answer(sent('uploading', 'front', 'back'));
  await settle();
  front?.answer(sent('uploading', 'front'));
  await settle();
  expect(shown()).toMatchObject(sent('uploading', 'front', 'back'));
});

test('the documents of a rejected application are in doubt, until a newer one is uploaded', async () => {
  const { store, requestsOf } = await prepare({
    state: 'rejected',
    submittedAt: 10,
    documents: [
      { side: 'front', at: 5 },
      { side: 'back', at: 5 },
    ],
  });
  const front = store.isInDoubt('front');
  expect(front.value).toBe(true);
  expect(store.isInDoubt('selfie').value).toBe(false);
  void store.upload('front', file);
  await settle();
  requestsOf(uploadKycDocument)[0]?.answer({
    state: 'rejected',
    submittedAt: 10,
    documents: [
      { side: 'front', at: 20 },
      { side: 'back', at: 5 },
    ],
  });
  await settle();
  expect(front.value).toBe(false);
  expect(store.isInDoubt('back').value).toBe(true);
});
