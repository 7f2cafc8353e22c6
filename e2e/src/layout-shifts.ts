import type { Page } from 'playwright-core';

declare global {
  interface Window {
    foyerShifts?: { score: number; moved: string[] };
  }
}

/** Runs in the page before anything else: adds up what moves without having been pressed (Cumulative Layout Shift). */
export function listenForShifts(): void {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
  const found = { score: 0, moved: [] as string[] };
  window.foyerShifts = found;
  const tell = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const text = element?.textContent?.trim().slice(0, 30) ?? '';
    return `${element?.tagName.toLowerCase()} "${text}" ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue;
      found.score += entry.value;
      found.moved.push(`${entry.value.toFixed(3)}: ${entry.sources.map(tell).join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has moved since the page was opened. */
export async function readShifts(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(() => window.foyerShifts ?? { score: Number.NaN, moved: [] });
}
