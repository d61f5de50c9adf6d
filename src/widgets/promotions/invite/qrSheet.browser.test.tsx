import { signal } from '@kit/render/signals';
import { expect, test } from 'vitest';
import { mount, settled } from '../../../../tests/helpers/mount';
import { firstTexts } from '../../../i18n/locale';
import { QrSheet } from './QrSheet';

const invitation = (url: string) => ({ url, code: 'A', qr: url });
const drawing = () => document.querySelector('.qrcode path:last-child')?.getAttribute('d');

test('the code is the one of the new link, when the link changes while it is shown', async () => {
  await firstTexts();
  const of = signal(invitation('https://feria.example/1'));
  mount(<QrSheet open={signal(true)} of={of} />);
  await settled();
  const before = drawing();
  expect(before).toBeTruthy();
  of.value = invitation('https://feria.example/2');
  await settled();
  expect(drawing()).toBeTruthy();
  expect(drawing()).not.toBe(before);
  of.value = invitation('');
  await settled();
  expect(drawing()).toBeUndefined();
});
