/**
 * Sends a text that needs no answer, also while the page is being left. It is plain text, because the
 * browser sends that to another origin without asking first (no CORS preflight).
 */
export const sendBeacon = (address: string, text: string) => navigator.sendBeacon(address, text);
