/** The hosts that tests have made. They end with the file of the test (resetAfterFile.ts). */
export const openHosts = new Set<{ dispose(): void }>();
