/** What came with the page: the answer to its first question, by the path that is asked. */
export function takeFirstData(page: Document): { path: string; answer: unknown } | null {
  const element = page.getElementById('first-data');
  if (element === null) return null;
  element.remove();
  const path = element.dataset.address ?? '';
  // A page that the browser took from its own memory may be older than its prices.
  const [entry] = performance.getEntriesByType('navigation');
  if (entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward') return null;
  return { path, answer: JSON.parse(element.textContent ?? '') };
}
