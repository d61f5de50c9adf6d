import * as contract from '../../src/contract/system';
import { handle } from '../core/handle';
import { publicKey } from '../core/keys';
import { settingOf } from '../db/setting';

export const system = [
  handle(contract.status, ({ db }) => {
    const { ip, country, ...rest } = settingOf(db, 'status');
    return { ...rest, location: { ip, country } };
  }),

  handle(contract.settings, ({ db, request }) => {
    const site = settingOf(db, 'site');
    const launchOrigins = [...site.launchOrigins, new URL(request.url).origin];
    const licence = settingOf(db, 'licence').profile;
    return { ...site, licence, launchOrigins, encryption: { scheme: 'JWE', key: publicKey } };
  }),

  handle(contract.whiteLabel, ({ db }) => settingOf(db, 'whiteLabel')),

  handle(contract.domainRoute, ({ request }) => {
    const { origin } = new URL(request.url);
    return { domains: [origin], current: origin };
  }),
];
