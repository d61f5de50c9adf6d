import { type } from 'arktype';
import { endpoint } from './endpoint';

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

/** The oldest iOS that the app can be installed on. */
export const MIN_IOS_VERSION = '12.4';

const resource = type({ resourceType: 'string', url: 'string' });

/** What the platform tells about itself. A deployer can set the more important part of it instead. */
export const settings = endpoint('GET', '/wps/system/settings/consolidated', {
  out: type({
    'merchantCode?': 'string',
    'trialMerchantCode?': 'string',
    'platform?': 'string',
    'gatewayIds?': { web: 'number', mobile: 'number' },
    'prizeModes?': 'string[]',
    'contentTypes?': {
      agent: 'string',
      player: 'string',
      banner: 'string',
      popUp: 'string',
      promotion: 'string',
    },
    'playTypes?': { tradition: 'string', entertainment: 'string' },
    'languages?': 'string[]',
    'defaultLanguage?': 'string',
    'imageCdns?': 'string[]',
    'downloads?': resource.array(),
    'downloadNeedsLogin?': 'boolean',
    'affiliateUrl?': 'string',
    'registerCount?': 'number',
    'template?': 'string',
    'launchOrigins?': 'string[]',
    'encryption?': { scheme: 'string', 'key?': 'object' },
    'thirdParty?': { 'version?': 'string', 'ready?': 'boolean' },
    'feedbackLength?': { min: 'number', max: 'number' },
    'minimumAge?': 'number',
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
