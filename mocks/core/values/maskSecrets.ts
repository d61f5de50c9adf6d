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

const SECRET_OF_REPLY = /token|password|psw|secret/i;

/** Replaces tokens and passwords anywhere in a reply. */
export function maskReply(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskReply);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => {
    const isSecret = SECRET_OF_REPLY.test(name) && typeof inner === 'string' && inner;
    return [name, isSecret ? MASK : maskReply(inner)];
  });
  return Object.fromEntries(fields);
}
