export const SDK_VERSION = '10.14.1';
export const initializeApp = (keys) => ({ keys });
