/**
 * Changes the backend of a test through the admin API: admin('clock', { advance: 1000 }). Returns the `value` of the reply. With
 * the method GET it reads.
 */
// biome-ignore lint/suspicious/noExplicitAny: the value depends on the command
export type Admin = <T = any>(
  path: string,
  data?: object,
  method?: 'POST' | 'DELETE' | 'GET',
) => Promise<T>;
