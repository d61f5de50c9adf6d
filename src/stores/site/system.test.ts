import { isOnline } from '@kit/data/network';
import { afterEach, expect, test } from 'vitest';
import { createFakeHost, settle } from '../../../tests/helpers/fakeHost';
import { config } from '../../config/config';
import { vendorTypes } from '../../contract/games/game';
import { settings, status, whiteLabel } from '../../contract/site/system';
import { loadMissing } from '../base/loadMissing';
import { createGame } from '../games/game';
import { createSystem } from './system';

afterEach(() => {
  isOnline.value = true;
  delete config.languages;
  delete config.imageCdns;
});

const parts = [settings, whiteLabel, vendorTypes];

test('settings, white label and vendors that failed are loaded again, when the network is back', async () => {
  const { host, requestsOf } = createFakeHost();
  host.retain(createSystem);
  host.retain(createGame);
  for (const part of parts) requestsOf(part)[0]?.fail();
  await settle();
  isOnline.value = false;
  isOnline.value = true;
  for (const part of parts) expect(requestsOf(part)).toHaveLength(2);
  for (const part of parts) requestsOf(part)[1]?.answer(part === vendorTypes ? [] : {});
  await settle();
  isOnline.value = false;
  isOnline.value = true;
  for (const part of parts) expect(requestsOf(part)).toHaveLength(2);
});

test('S8.17 S2.56 settings, white label and vendors are requested without a network: they may be stored', async () => {
  isOnline.value = false;
  const { host, requestsOf } = createFakeHost();
  host.retain(createSystem);
  host.retain(createGame);
  for (const part of parts) expect(requestsOf(part)).toHaveLength(1);
  for (const part of parts) requestsOf(part)[0]?.fail();
  await settle();
  for (const part of parts) expect(requestsOf(part)).toHaveLength(1);
  isOnline.value = true;
  for (const part of parts) expect(requestsOf(part)).toHaveLength(2);
});

test('a screen that needs the white label loads it again, when it failed', async () => {
  const { host, requestsOf } = createFakeHost();
  const system = host.use(createSystem);
  host.retain(createSystem);
  requestsOf(whiteLabel)[0]?.fail();
  await settle();
  expect(system.whiteLabel.state.value).toBe('failed');
  expect(system.showsMenu('REWCEN3').value).toBe(false);
  loadMissing(system.whiteLabel);
  requestsOf(whiteLabel)[1]?.answer({ menu: { REWCEN3: true } });
  await settle();
  expect(system.showsMenu('REWCEN3').value).toBe(true);
});

test('empty settings and an empty status are enough', async () => {
  const { host, reply } = createFakeHost();
  for (const part of [settings, whiteLabel, status]) reply(part, {});
  const system = host.use(createSystem);
  host.retain(createSystem);
  await system.refreshStatus();
  await settle();
  expect(system.platformStatus.value).toBe('open');
  expect([system.languages.value, system.imageCdns.value, system.visitorIp.value]).toEqual([
    [],
    ['/'],
    '',
  ]);
  expect(system.hasFlag('CBS3').value).toBe(false);
  expect(system.showsMenu().value).toBe(true);
});

test('the configuration wins over the settings', async () => {
  config.languages = ['EN'];
  config.imageCdns = ['https://cdn.example/'];
  const { host, reply } = createFakeHost();
  reply(settings, { languages: ['ES', 'EN'], imageCdns: ['/'] });
  const system = host.use(createSystem);
  await system.loadSettings();
  expect(system.languages.value).toEqual(['EN']);
  expect(system.imageCdns.value).toEqual(['https://cdn.example/']);
});

test('everyone who waits for the settings gets them, when they were requested several times at once', async () => {
  const { host, requestsOf } = createFakeHost();
  const { loadSettings } = host.use(createSystem);
  const waiting = [loadSettings(), loadSettings()];
  for (const request of requestsOf(settings)) request.answer({ licence: 'strict' });
  const all = await Promise.all(waiting);
  expect(all).toEqual([{ licence: 'strict' }, { licence: 'strict' }]);
  expect(requestsOf(settings)).toHaveLength(1);
});

test('a call that needs the settings waits for the first request of the app, and gets its error', async () => {
  const { host, requestsOf } = createFakeHost();
  host.retain(createSystem);
  const waiting = host.use(createSystem).loadSettings();
  expect(requestsOf(settings)).toHaveLength(1);
  requestsOf(settings)[0]?.fail();
  await expect(waiting).rejects.toMatchObject({ kind: 'offline' });
});

test('everyone who waits for the white label gets it, when it was requested several times at once', async () => {
  const { host, requestsOf } = createFakeHost();
  const { whenFeaturesKnown, hasFlag } = host.use(createSystem);
  host.retain(createSystem);
  let isKnown = false;
  const waiting = [whenFeaturesKnown(), whenFeaturesKnown()].map((known) =>
    known.then(() => {
      isKnown = true;
    }),
  );
  await settle();
  expect(isKnown).toBe(false);
  requestsOf(whiteLabel)[0]?.answer({ flags: { CBS3: true } });
  await Promise.all(waiting);
  expect(hasFlag('CBS3').value).toBe(true);
  expect(requestsOf(whiteLabel)).toHaveLength(1);
});

test('the platform is closed as the latest request says, when the reply to an earlier one is late', async () => {
  const { host, requestsOf } = createFakeHost();
  const { refreshStatus, platformStatus } = host.use(createSystem);
  const requests = [refreshStatus(), refreshStatus()];
  requestsOf(status)[1]?.answer({ maintenance: true });
  await settle();
  requestsOf(status)[0]?.answer({});
  await Promise.all(requests);
  expect(platformStatus.value).toBe('maintenance');
});
