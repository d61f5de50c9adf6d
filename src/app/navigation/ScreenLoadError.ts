/** The code or the words of a screen could not be loaded. `retry` loads them again. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';

  constructor(
    readonly retry: () => Promise<unknown>,
    cause: unknown,
  ) {
    super('screen not loaded', { cause });
  }
}
