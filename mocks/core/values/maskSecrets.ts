const SECRET = /password|psw|captcha|challenge|verificationcode|token|ticket|pin|answer|cvv/i;

export const MASK = '***';

const PASSWORD = /password|psw|^answer$/i;

/** The fields as they are logged: secrets are masked, and files have only their type and size. */
export const maskSecrets = <T>(fields: Record<string, T>): Record<string, T | string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof Blob) return [name, `${value.type} ${value.size}`];
      return [name, SECRET.test(name) && value ? MASK : value];
    }),
  );

/** A row of a table, as the admin API shows it. */
export const withoutPasswords = (row: unknown): unknown =>
  JSON.parse(
    JSON.stringify(row, (name, value) =>
      PASSWORD.test(name) && typeof value === 'string' && value ? MASK : value,
    ),
  );
