/** How this app names itself to the platform: the kind of page it is, and the way in. */
export const PLATFORM = 'html5';
export const GATEWAYS = { web: 1, mobile: 3 };
