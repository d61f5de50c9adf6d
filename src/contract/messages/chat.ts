import { type } from 'arktype';
import { endpoint } from '../endpoint';
import { launchNames } from '../games/game';

export const chatUnread = endpoint('GET', '/wps/relay/CBS_unreadCount', {
  auth: 'member',
  out: type({ count: 'number.integer = 0' }),
});

/** Opens the chat and returns its address. Unread messages count as read then. */
export const launchChat = endpoint('GET', '/wps/relay/CBS_launchChat', {
  personal: ['chatUrl', 'url'],
  auth: 'member',
  fixed: { b2c: 1 },
  carries: ['language'],
  in: type({
    'backUrl?': 'string <= 400',
    'headerColor?': 'string <= 20',
    'title?': 'string <= 80',
  }),
  out: type({ chatUrl: 'string' }),
});

const model = type({
  id: 'string',
  name: "string = ''",
  photo: "string = ''",
  isOnline: 'boolean = true',
  'viewers?': 'number.integer',
  /** The table that the card opens. */
  nodeId: 'string',
  ...launchNames,
  gameName: "string = ''",
});
export type WireModel = typeof model.infer;

/** The hosts of live tables. Empty while the feature is off. */
export const liveModels = endpoint('GET', '/wps/relay/CBS_modelList', {
  carries: ['language'],
  out: model.array(),
});
