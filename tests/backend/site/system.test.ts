import { beforeAll, expect, test } from 'vitest';
import { status } from '../../../src/contract/site/system';
import { mockBackend } from '../../helpers/mockBackend';
import { type Client, runBackend } from '../backend';

const backend = runBackend();
let client: Client;
beforeAll(async () => {
  client = backend.client();
});

const readValue = async (path: string, query = {}) => (await client.get(path, query)).body.value;
const SETTINGS = '/wps/system/settings/consolidated';

test('S7.24 the status contains the platform status and the location of the caller', async () => {
  expect(await readValue('/wps/system/status')).toEqual({
    info: expect.any(String),
    location: { ip: expect.stringMatching(/^\d+(\.\d+){3}$/), country: 'PE' },
    maintenance: false,
    regionRestriction: false,
  });
  const mock = mockBackend();
  await mock.scenario('maintenance');
  expect(await mock.call(status)).toMatchObject({ maintenance: true });
});

test('S7.25 settings, white label and domain routes are open to visitors', async () => {
  const [site, label, route] = await Promise.all(
    [SETTINGS, '/wps/system/whitelabel', '/wps/system/domainRoute'].map((path) => readValue(path)),
  );
  expect(site).toMatchObject({ languages: ['ES', 'EN'], defaultLanguage: 'ES' });
  expect(label).toMatchObject({ menu: { SECPRIV: true }, flags: { CBS3: true } });
  expect(route).toEqual({ domains: [client.origin], current: client.origin });
});

test('S3.36 S9.29 S9.30 the configuration names merchant, gateways, modes and the sign-in service', async () => {
  expect(await readValue(SETTINGS)).toMatchObject({
    merchantCode: 'feria',
    platform: 'mobile',
    gatewayIds: { web: 1, mobile: 3 },
    prizeModes: ['Lott', 'ZY', 'Elott'],
    thirdParty: { version: '10.14.1' },
    contentTypes: { agent: 'A', player: 'PL', banner: 'B', popUp: 'PU', promotion: 'PR' },
    playTypes: { tradition: 'Tradition', entertainment: 'Entertainment' },
  });
});

test('S3.14 there are five kinds of downloads and the affiliate link, each with a URL', async () => {
  const { downloads, affiliateUrl } = await readValue(SETTINGS);
  const kinds = downloads.map(({ resourceType }: { resourceType: string }) => resourceType);
  expect(kinds).toEqual(['Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon', 'TELEGRAM']);
  const isAddress = (path: string) => URL.canParse(path, client.origin);
  for (const { url } of downloads) expect(url !== '' && isAddress(url)).toBe(true);
  expect(isAddress(affiliateUrl)).toBe(true);
  expect(new URL(affiliateUrl, client.origin).searchParams.get('code')).toBeTruthy();
});

test('S3.16 a banner has a URL and the name of its place', async () => {
  const banners = await readValue('/wps/relay/MCSFE_getListAnnouncements', { types: 'B' });
  expect(banners.length).toBeGreaterThan(3);
  for (const { url, groupName } of banners) {
    expect(URL.canParse(url, client.origin)).toBe(true);
    expect(groupName).toMatch(/^\w+$/);
  }
  const places = banners.map(({ groupName }: { groupName: string }) => groupName);
  expect(places).toEqual(expect.arrayContaining(['m_home', 'm_live', 'm_reg']));
});
