import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Report } from './createReports';

/** These belong to the load of the page, so to its first route. The others grow while the page is used. */
const LOAD_METRICS = ['FCP', 'LCP', 'TTFB'];

/** Returns the values that changed since it was last called, with the route where each was measured. */
export function watchVitals(route: () => string): () => Report[] {
  const firstRoute = route();
  const changed = new Map<string, Report>();
  const keep = ({ name, value, rating, id }: Metric) =>
    changed.set(name, {
      kind: 'vital',
      route: LOAD_METRICS.includes(name) ? firstRoute : route(),
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
      id,
    });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(keep, { reportAllChanges: true });
  return () => {
    const reports = [...changed.values()];
    changed.clear();
    return reports;
  };
}
