/**
 * What the benchmark can do to a page besides pressing its buttons.
 * @param {{ tick: () => void, badge: (at: number) => void, turn: () => void }} actions
 */
export function drive(actions) {
  Object.assign(window, { bench: actions });
}
