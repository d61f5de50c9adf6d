import * as contract from '../../../src/contract/site/system';
import { handle } from '../../core/handle';
import { hostStreams } from '../../core/hosts/hostStreams';
import { publicKey } from '../../core/keys';
import { settingOf } from '../../db/site/setting';
import { languagesOf, licenceNameOf, marketSettingsOf, rulesOf } from '../../rules/site/market';

export const system = [
  handle(contract.status, ({ db }) => {
    const { ip, country, ...rest } = settingOf(db, 'status');
    return { ...rest, location: { ip, country } };
  }),

  handle(contract.settings, ({ db, request }) => {
    const site = settingOf(db, 'site');
    const launchOrigins = [...site.launchOrigins, new URL(request.url).origin];
    const licence = licenceNameOf(db);
    const eventStream = site.eventStream && hostStreams.areServed;
    const encryption = { scheme: 'JWE', key: publicKey };
    const { minimumAge } = rulesOf(db);
    const market = marketSettingsOf(db);
    const languages = [...languagesOf(db)];
    const own = { ...site, languages, minimumAge, ...(market && { market }) };
    return { ...own, licence, launchOrigins, encryption, eventStream };
  }),

  handle(contract.whiteLabel, ({ db }) => settingOf(db, 'whiteLabel')),

  handle(contract.domainRoute, ({ request }) => {
    const { origin } = new URL(request.url);
    return { domains: [origin], current: origin };
  }),
];
