import { expect, test } from 'vitest';
import { createFakeHost } from '../../../tests/helpers/fakeHost';
import { customerService } from '../../contract/messages/help';
import { whiteLabel } from '../../contract/site/system';
import { createHelp } from './help';

const pathOf = (address: string) =>
  encodeURIComponent(btoa(String.fromCharCode(...new TextEncoder().encode(address))));

test.each([
  ['S2.81 the live chat is no contact, when the flag CBS3 is off', { CBS3: false }, ['WHATSAPP']],
  ['S3.13 the live chat is a contact, when CBS3 is on', { CBS3: true }, ['WHATSAPP', 'LIVECHAT']],
])('%s', async (_, flags, expected) => {
  const { host, reply } = createFakeHost();
  reply(whiteLabel, { flags });
  reply(customerService, [
    { csType: 'WHATSAPP', path: pathOf('https://wa.me/1') },
    { csType: 'LIVECHAT', path: pathOf('https://chat.example') },
  ]);
  const { contacts } = host.use(createHelp);
  await contacts.load();
  expect(contacts.value.value?.map(({ kind }) => kind)).toEqual(expected);
});

test('S3.13 the address of a contact is decoded from URI and base64, and left out when it is neither', async () => {
  const { host, reply } = createFakeHost();
  reply(whiteLabel, { flags: {} });
  reply(customerService, [
    { csType: 'WHATSAPP', path: encodeURIComponent('https://wa.me/1?text=hola%20ana') },
    { csType: 'WHATSAPP', path: pathOf('https://wa.me/2') },
    { csType: 'WHATSAPP', path: pathOf('https://wa.me/3?text=¡Hola!') },
    { csType: 'WHATSAPP', path: '%%%' },
    { csType: 'WHATSAPP', path: encodeURIComponent('javascript:alert(1)') },
  ]);
  const { contacts } = host.use(createHelp);
  await contacts.load();
  expect(contacts.value.value?.map(({ href }) => href)).toEqual([
    'https://wa.me/1?text=hola%20ana',
    'https://wa.me/2',
    'https://wa.me/3?text=¡Hola!',
  ]);
});
