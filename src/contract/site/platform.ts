/** How this app identifies itself to the platform. */
export const PLATFORM = 'html5';
export const GATEWAYS = { web: 1, mobile: 3 };
