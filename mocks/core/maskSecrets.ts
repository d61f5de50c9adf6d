import type { RawInput } from './input';

const SECRET = /password|psw|captcha|challenge|verificationcode|idtoken|resettoken|pin|answer|cvv/i;

export const MASK = '***';

/** Secrets are never logged, and files only with their type and size. */
export const maskSecrets = (rawInput: RawInput) =>
  Object.fromEntries(
    Object.entries(rawInput).map(([name, value]) => {
      if (value instanceof Blob) return [name, `${value.type} ${value.size}`];
      return [name, SECRET.test(name) && value ? MASK : value];
    }),
  );
