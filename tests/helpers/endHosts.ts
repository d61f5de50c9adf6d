/** End the hosts that tests have made, with the file of the test (resetAfterFile.ts). */
export const endHosts = new Set<() => void>();
