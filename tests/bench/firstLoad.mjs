const SETTLED = 1000;

/**
 * What a first visit costs: counts and bytes, which hold on any machine. Nothing by the clock.
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export async function firstLoadFigures(browser, address) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const calls = [];
  let requests = 0;
  page.on('request', (request) => {
    requests++;
    const { pathname, search } = new URL(request.url());
    if (/^\/(wps|lgw|lotto\/lgw)\//.test(pathname))
      calls.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`);
  });
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED);

  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name) => metrics.find((one) => one.name === name)?.value ?? 0;
  const shift = await page.evaluate(() => window.layoutShift);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();

  return {
    'requests in all': requests,
    'calls to the backend': calls.length,
    'calls repeated without need': calls.length - new Set(calls).size,
    'DOM elements': elements,
    layouts: metric('LayoutCount'),
    'style recalculations': metric('RecalcStyleCount'),
    'layout shift': Number(shift.toFixed(4)),
    'heap after a collection, bytes': metric('JSHeapUsedSize'),
  };
}
