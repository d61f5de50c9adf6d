/** How many times slower than the machine the pages run. `npm test -- --slow` sets it. */
export const slowness = Math.max(1, Number(process.env.E2E_CPU_THROTTLE ?? 1));
