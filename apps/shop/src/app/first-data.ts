import { isKiosk } from '../kiosk/kiosk-point.ts';

/** What came with the page: the answer to its first question, by the path that is asked. */
export function takeFirstData(page: Document): { path: string; answer: unknown } | null {
  const element = page.getElementById('first-data');
  if (element === null) return null;
  element.remove();
  const [path = '', point] = (element.dataset.address ?? '').split('&point=');
  // Of the other sales point: the tab keeps its own.
  if (isKiosk !== Boolean(point)) return null;
  // A page that the browser took from its own memory may be older than its prices.
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward') return null;
  return { path, answer: JSON.parse(element.textContent ?? '') };
}
