const METRICS = {
  script: 'ScriptDuration',
  task: 'TaskDuration',
  layouts: 'LayoutCount',
  recalcs: 'RecalcStyleCount',
  styleTime: 'RecalcStyleDuration',
  layoutTime: 'LayoutDuration',
  heap: 'JSHeapUsedSize',
};

/** The browser's metrics of a page. Times are CPU times of its thread, so other processes do not count. */
export async function openDevtools(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });

  async function read() {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return Object.fromEntries(Object.entries(METRICS).map(([key, name]) => [key, value(name)]));
  }

  return {
    read,
    /** The metrics of one action, with times in milliseconds. */
    async measure(act) {
      const before = await read();
      await act();
      const after = await read();
      const added = (key) => after[key] - before[key];
      return {
        script: added('script') * 1000,
        task: added('task') * 1000,
        layouts: added('layouts'),
        recalcs: added('recalcs'),
      };
    },
    /** The bytes in use. It collects twice, because the first collection can leave objects that only the second frees. */
    async heap() {
      for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
      return (await read()).heap;
    },
    send: (method, params) => session.send(method, params),
  };
}
