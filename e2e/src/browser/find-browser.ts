import { execFile, spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

/** The same engine without windows, tabs and menus: it takes half the processor time of the whole. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The path of a Chromium that really starts: the one that CHROMIUM_PATH names, one without windows from the PATH or
 * the system's packages, a whole one from there, one from npm, and last the browser download of the test tool.
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
  ['PATH, without windows', () => findOnPath(WITHOUT_WINDOWS)],
  ['apt-get, without windows', () => installFromDebian('chromium-headless-shell')],
  ['PATH', () => findOnPath(WHOLE)],
  ['apt-get', () => installFromDebian('chromium')],
  ['@sparticuz/chromium', async () => (await import('@sparticuz/chromium')).default.executablePath()],
  ['playwright', downloadByPlaywright],
];

async function findOnPath(names: readonly string[]): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of names) {
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

/** Only root may, and only where there is apt-get; others try the next source. */
async function installFromDebian(name: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  // Where there is no network, the next source is not kept waiting.
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await runQuietly('apt-get', [...patience, 'update']);
  await runQuietly('apt-get', [...patience, 'install', '-y', '--no-install-recommends', name]);
  return findOnPath([name]);
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
