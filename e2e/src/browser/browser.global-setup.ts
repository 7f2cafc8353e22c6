import { removeAbandonedFolders } from '@foyer/testkit/temporary-folders.ts';
import type { TestProject } from 'vitest/node';
import { findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The Chromium that every journey uses. */
    browserPath: string;
  }
}

/** Finds or installs the browser once for all journeys. */
export default async function provideBrowser(project: TestProject): Promise<void> {
  await removeAbandonedFolders();
  project.provide('browserPath', await findBrowser());
}
