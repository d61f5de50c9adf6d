/** The code of a screen did not arrive; asking again may bring it. */
export class ScreenLost extends Error {
  override name = 'ScreenLost';
  /** Set by whoever knows how to fetch it once more. */
  again: () => Promise<unknown> = () => Promise.resolve();
}
