/**
 * `npm run bench:paint`: how long a visitor's phone that was never here waits for a sales page, beside what must be reached.
 * Apart from the contests: it needs the built pages and a browser, and there is no other side.
 */
import { findBrowser } from '../../e2e/src/browser/find-browser.ts';
import { startBrowser } from '../../e2e/src/browser/start-browser.ts';
import { startFoyer } from '../../e2e/src/running-foyer.ts';
import { type FirstPaint, measureFirstPaint } from './measure-first-paint.ts';
import { median } from './median.ts';

const REPETITIONS = 5;
/** How much slower than this machine a visitor's phone is. */
const PROCESSOR_SLOWDOWN = 4;

/** The lines of a browser's developer tools, and what must be reached on them: milliseconds. */
const lines = [
  {
    name: '1.6 Mb/s, 150 ms',
    bitsPerSecond: 1_600_000,
    latencyMs: 150,
    must: { button: 1_800, paint: 1_500 },
  },
  {
    name: 'slow 4G: 1.6 Mb/s, 562 ms',
    bitsPerSecond: 1_600_000,
    latencyMs: 562,
    must: { button: 2_800, paint: 2_400 },
  },
  {
    name: 'slow 3G: 0.4 Mb/s, 2 s',
    bitsPerSecond: 400_000,
    latencyMs: 2_000,
    must: { button: 7_000, paint: 7_000 },
  },
] as const;

const foyer = await startFoyer({ FOYER_DEMO: '1' }, { onEmptyFolder: true });
const browser = await startBrowser(await findBrowser());
try {
  for (const line of lines) {
    const looks: FirstPaint[] = [];
    for (let look = 0; look < REPETITIONS; look += 1) {
      const address = { url: `${foyer.url}/shop/demo/getij`, button: 'main button:not([disabled])' };
      looks.push(await measureFirstPaint(browser, address, { ...line, slowdown: PROCESSOR_SLOWDOWN }));
    }
    const middle = (of: (look: FirstPaint) => number) => Math.round(median(looks.map(of)));
    const [button, paint] = [middle((look) => look.buttonMs), middle((look) => look.largestPaintMs)];
    const isReached = button <= line.must.button && paint <= line.must.paint;
    console.log(
      `sales page, ${line.name.padEnd(26)} first button ${button} ms (at most ${line.must.button}), ` +
        `largest paint ${paint} ms (at most ${line.must.paint}), ` +
        `${Math.round(middle((look) => look.bytes) / 1000)} kB in all   ${isReached ? 'reached' : 'NOT REACHED'}`,
    );
  }
} finally {
  await browser.close();
  await foyer.remove();
}
