/**
 * What the benchmark can do to a page besides pressing its buttons: `tick` takes a second from the countdown,
 * `badge` adds one to a badge, and `turn` shows the next step of the winner list.
 * @param {{ tick: () => void, badge: (at: number) => void, turn: () => void }} actions
 */
export function drive(actions) {
  Object.assign(window, { bench: actions });
}
