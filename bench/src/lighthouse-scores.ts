import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A package of its own, installed when it is first asked for (decision 0129). */
const home = fileURLToPath(new URL('../lighthouse/', import.meta.url));
const command = `${home}node_modules/lighthouse/cli/index.js`;

/** In the order in which they are printed. */
const scoreNames = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type ScoreName = (typeof scoreNames)[number];
/** 0 to 100 each, as Lighthouse shows them. */
type Scores = Readonly<Record<ScoreName, number>>;

interface Report {
  categories: Readonly<Record<ScoreName, { score: number | null }>>;
}

/**
 * Lighthouse's scores of a page on a phone at its own slow 4G, with the browser of the journeys.
 * @throws when it cannot be installed or gives no report.
 */
export async function scoreWithLighthouse(url: string, browserPath: string): Promise<Scores> {
  await install();
  const { stdout } = await run(
    process.execPath,
    [
      command,
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${scoreNames.join()}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const { categories }: Report = JSON.parse(stdout);
  const scoreOf = (name: ScoreName) => Math.round((categories[name].score ?? Number.NaN) * 100);
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
}

async function install(): Promise<void> {
  if (existsSync(command)) return;
  console.log('Installing Lighthouse, once ...');
  const npm = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', npm, { cwd: home, shell: process.platform === 'win32' });
}
