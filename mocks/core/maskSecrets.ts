const SECRET = /password|psw|captcha|challenge|verificationcode|token|ticket|pin|answer|cvv/i;

export const MASK = '***';

/** The fields as they are logged: secrets are masked, and files have only their type and size. */
export const maskSecrets = <T>(fields: Record<string, T>): Record<string, T | string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof Blob) return [name, `${value.type} ${value.size}`];
      return [name, SECRET.test(name) && value ? MASK : value];
    }),
  );
