import { execFile, spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that really starts: the one that CHROMIUM_PATH names, one on the PATH, one from the
 * system's packages, one from npm, and last the browser download of the test tool.
 * @throws when none of these works, with what was tried.
 */
export async function findBrowser(): Promise<string> {
  const tried: string[] = [];
  for (const [source, find] of sources) {
    const candidate = await find().catch((error: unknown) => {
      tried.push(`${source}: ${error}`);
      return undefined;
    });
    if (candidate && (await starts(candidate))) return candidate;
    tried.push(`${source}: ${candidate ? `${candidate} does not start` : 'nothing'}`);
  }
  throw new Error(`No browser for the end-to-end tests. Set CHROMIUM_PATH.\n${tried.join('\n')}`);
}

const sources: [string, () => Promise<string | undefined>][] = [
  ['CHROMIUM_PATH', async () => process.env.CHROMIUM_PATH],
  ['PATH', findOnPath],
  ['apt-get', installFromDebian],
  ['@sparticuz/chromium', async () => (await import('@sparticuz/chromium')).default.executablePath()],
  ['playwright', downloadByPlaywright],
];

async function findOnPath(): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const candidate = path.join(folder, name);
      const exists = await access(candidate).then(
        () => true,
        () => false,
      );
      if (exists) return candidate;
    }
  }
  return undefined;
}

/** Only root may, and only where there is apt-get; anybody else goes on to the next source. */
async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  await runQuietly('apt-get', ['update']);
  await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  return findOnPath();
}

async function downloadByPlaywright(): Promise<string> {
  const { chromium } = await import('playwright-core');
  const cli = path.join(path.dirname(createRequire(import.meta.url).resolve('playwright-core')), 'cli.js');
  await runQuietly(process.execPath, [cli, 'install', 'chromium']);
  return chromium.executablePath();
}

async function starts(candidate: string): Promise<boolean> {
  return promisify(execFile)(candidate, ['--version', '--no-sandbox'], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}

function runQuietly(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}
