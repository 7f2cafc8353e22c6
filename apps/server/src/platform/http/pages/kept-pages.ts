import { singleFlightCache } from '../../single-flight-cache.ts';
import { type WrittenAnswer, writeAnswer } from '../written-answer.ts';

export interface RenderedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Whether this process knows of no change behind it since. */
  isCurrent: () => boolean;
}

/** A page as every browser that asks for it in this moment gets it. */
interface WrittenPage extends Omit<RenderedPage, 'html'> {
  written: WrittenAnswer;
}

const KEPT_MS = 1_000;
/** Each is some 100 kB with what was compressed of it, and their names come from outside. */
const MOST_PAGES = 300;

/**
 * Single-flight cache of whole pages: on sale a crowd opens the same page, which is rendered and compressed once a
 * second (decision 0200). A change of its client in this process is seen at once, one of another process a second later. Only good pages
 * are kept: one that was not there yet is there for the next request.
 */
export function keptPages() {
  const cache = singleFlightCache<WrittenPage>(KEPT_MS, undefined, MOST_PAGES);
  const write = ({ html, headers, ...page }: RenderedPage): WrittenPage => ({
    ...page,
    headers,
    written: writeAnswer(html, JSON.stringify(headers)),
  });
  return async (key: string, render: () => Promise<RenderedPage>): Promise<WrittenPage> => {
    let isNew = false;
    const page = await cache(key, () => {
      isNew = true;
      return render().then(write);
    });
    if (isNew || (page.status === 200 && page.isCurrent())) return page;
    return cache(key, () => render().then(write), { fresh: true });
  };
}
