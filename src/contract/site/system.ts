import { type } from 'arktype';
import { endpoint } from '../endpoint';
import { marketSettings } from './market';

export const status = endpoint('GET', '/wps/system/status', {
  out: type({
    'info?': 'string',
    'location?': { 'ip?': 'string', 'country?': 'string' },
    'maintenance?': 'boolean',
    'regionRestriction?': 'boolean',
    'until?': 'number',
  }),
});
export type SystemStatus = typeof status.out.infer;

/** The oldest iOS for the operator's own iOS app. The site needs a newer one: config/browserFloor.ts. */
export const MIN_IOS_VERSION = '12.4';

const resource = type({ resourceType: 'string', url: 'string' });

/**
 * What the app reads of the platform's settings. A deployer can set the most important ones instead. The
 * platform sends others too, such as its gateway ids, which no screen needs.
 */
export const settings = endpoint('GET', '/wps/system/settings/consolidated', {
  out: type({
    'languages?': 'string[]',
    'imageCdns?': 'string[]',
    'downloads?': resource.array(),
    'downloadNeedsLogin?': 'boolean',
    'affiliateUrl?': 'string',
    'template?': 'string',
    'launchOrigins?': 'string[]',
    'encryption?': { scheme: 'string', 'key?': 'object' },
    /** `keys` are those of the operator at the sign-in service. Without them it is simulated. */
    'thirdParty?': { 'version?': 'string', 'ready?': 'boolean', 'keys?': 'object' },
    'feedbackLength?': { min: 'number', max: 'number' },
    'minimumAge?': 'number',
    /** The backend has the calls of safe play, by the rules of this licence. */
    'licence?': 'string',
    'market?': marketSettings,
    /** The backend has the event stream of event.ts. */
    'eventStream?': 'boolean',
    /** The backend has the calls of promotions/bonus.ts. */
    'hasBonuses?': 'boolean',
    /** A session ends after so many minutes without use. 0: it does not end. */
    'idleMinutes?': 'number',
  }),
});
export type Settings = typeof settings.out.infer;

/** Which menu entries and features of this merchant are on. */
export const whiteLabel = endpoint('GET', '/wps/system/whitelabel', {
  carries: ['merchantCode'],
  out: type({
    'menu?': { '[string]': 'boolean' },
    'flags?': { '[string]': 'boolean' },
    'memberCenter?': 'number',
    'depositFunction?': 'number',
    'trialFlag?': 'number',
  }),
});
export type WhiteLabel = typeof whiteLabel.out.infer;

export const domainRoute = endpoint('GET', '/wps/system/domainRoute', {
  out: type({ 'domains?': 'string[]', 'current?': 'string' }),
});
