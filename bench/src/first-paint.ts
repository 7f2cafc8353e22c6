/**
 * `npm run bench:paint`: how long a phone that was never here waits for a sales page and for the sign-in page, and for the
 * first screen after a sign-in, and Lighthouse's scores of both pages, beside what must be reached. Apart from the contests: it needs the built pages and a browser, and there is no other side.
 */
import { findBrowser } from '../../e2e/src/browser/find-browser.ts';
import { startBrowser } from '../../e2e/src/browser/start-browser.ts';
import { startFoyer } from '../../e2e/src/running-foyer.ts';
import { scoreWithLighthouse } from './lighthouse-scores.ts';
import { type FirstPaint, measureFirstPaint } from './measure-first-paint.ts';
import { measureFirstScreen } from './measure-first-screen.ts';
import { median } from './median.ts';

const REPETITIONS = 5;
/** How much slower than this machine a visitor's phone is. */
const PROCESSOR_SLOWDOWN = 4;
const PASSWORD = 'a-long-wait-ends';

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
    must: { button: 2_800, paint: 1_800 },
  },
  {
    name: 'slow 3G: 0.4 Mb/s, 2 s',
    bitsPerSecond: 400_000,
    latencyMs: 2_000,
    must: { button: 7_000, paint: 7_000 },
  },
] as const;

/** What may move by itself while a page appears (cumulative layout shift). */
const MOST_SHIFT = 0.02;

const slow4G = { bitsPerSecond: 1_600_000, latencyMs: 562, slowdown: PROCESSOR_SLOWDOWN };
const signInMust = { button: 2_500, bytes: 150_000, firstScreen: 3_500 };

/** What Lighthouse must say of a page, 0 to 100; the sign-in page asks search engines to stay away. */
const lighthouseMust = [
  {
    name: 'sales page',
    path: '/shop/demo/getij',
    must: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  },
  { name: 'sign-in page', path: '/cms/login', must: { performance: 90 } },
] as const;

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'NOT REACHED');

async function repeat<Look>(measure: () => Promise<Look>): Promise<Look[]> {
  const looks: Look[] = [];
  for (let look = 0; look < REPETITIONS; look += 1) looks.push(await measure());
  return looks;
}

/** `npm run bench:paint -- sales`: the lines of the sales page alone. */
const isSalesAlone = process.argv.includes('sales');

const foyer = await startFoyer({ FOYER_DEMO: '1', DEMO_PASSWORD: PASSWORD }, { onEmptyFolder: true });
const browserPath = await findBrowser();
const browser = await startBrowser(browserPath);
try {
  for (const line of lines) {
    const address = { url: `${foyer.url}/shop/demo/getij`, button: 'main button:not([disabled])' };
    const looks = await repeat(() =>
      measureFirstPaint(browser, address, { ...line, slowdown: PROCESSOR_SLOWDOWN }),
    );
    const middle = (of: (look: FirstPaint) => number) => Math.round(median(looks.map(of)));
    const [button, paint] = [middle((look) => look.buttonMs), middle((look) => look.largestPaintMs)];
    const shift = median(looks.map((look) => look.shift));
    console.log(
      `sales page, ${line.name.padEnd(26)} first button ${button} ms (at most ${line.must.button}), ` +
        `largest paint ${paint} ms (at most ${line.must.paint}), ` +
        `moved ${shift.toFixed(3)} (at most ${MOST_SHIFT}), ` +
        `${Math.round(middle((look) => look.bytes) / 1000)} kB in all   ` +
        verdict(button <= line.must.button && paint <= line.must.paint && shift <= MOST_SHIFT),
    );
  }
  for (const path of isSalesAlone ? [] : ['/cms/login', '/cms/']) {
    const address = { url: `${foyer.url}${path}`, button: 'main button[type=submit]' };
    const looks = await repeat(() => measureFirstPaint(browser, address, slow4G));
    const button = Math.round(median(looks.map(({ buttonMs }) => buttonMs)));
    const bytes = median(looks.map((look) => look.bytes));
    console.log(
      `sign-in page at ${path.padEnd(11)} slow 4G      button ${button} ms (at most ${signInMust.button}), ` +
        `${Math.round(bytes / 1000)} kB in all (at most ${signInMust.bytes / 1000})   ` +
        verdict(button <= signInMust.button && bytes <= signInMust.bytes),
    );
  }
  if (!isSalesAlone) {
    const screens = await repeat(() =>
      measureFirstScreen(browser, { url: foyer.url, password: PASSWORD }, slow4G),
    );
    const screen = Math.round(median(screens));
    console.log(
      `first screen after sign-in, slow 4G         ${screen} ms (at most ${signInMust.firstScreen})   ` +
        verdict(screen <= signInMust.firstScreen),
    );
  }
  for (const { name, path, must } of isSalesAlone ? [] : lighthouseMust) {
    const looks = await repeat(() => scoreWithLighthouse(`${foyer.url}${path}`, browserPath));
    const scores = Object.entries(must).map(([score, least]) => ({
      score,
      least,
      is: median(looks.map((look) => look[score as keyof typeof look])),
    }));
    console.log(
      `Lighthouse, ${name.padEnd(26)} ${scores.map(({ score, is, least }) => `${score} ${is} (at least ${least})`).join(', ')}   ` +
        verdict(scores.every(({ is, least }) => is >= least)),
    );
  }
} finally {
  await browser.close();
  await foyer.remove();
}
