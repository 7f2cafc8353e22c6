import { rm } from 'node:fs/promises';
import { makeTemporaryFolder, removeAbandonedFolders } from '@foyer/testkit/temporary-folders.ts';
import type { TestProject } from 'vitest/node';
import { offerSharedServers } from '../shared-servers.ts';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that every journey uses. */
    browserPath: string;
    /** Where the data folders lie that first starts left behind, to be copied. */
    preparedDataDir: string;
    /** Where a worker asks for the server that its journeys share. */
    sharedServersAt: string;
  }
}

/** Finds or installs the browser once for all journeys, and makes room for what their servers start on. */
export default async function prepareJourneys(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandonedFolders();
  project.provide('browserPath', await findBrowser());
  const preparedDataDir = makeTemporaryFolder('prepared');
  project.provide('preparedDataDir', preparedDataDir);
  const { askAt, stop } = await offerSharedServers(preparedDataDir);
  project.provide('sharedServersAt', askAt);
  return async () => {
    await stop();
    await rm(preparedDataDir, { recursive: true, force: true });
  };
}
