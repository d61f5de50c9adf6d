/** Whether a value is an object with fields, such as one of JSON. Lists are not. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
