import { partsOfFeatures } from 'virtual:parts-of-features';
import type { ComponentType } from 'react';
import { loadParts } from '../../words/loaded-parts.ts';
import type { Screen } from './feature-routes.ts';

type LoadedPage = { default: ComponentType };

/** A file of the app that did not come: after a deploy the old ones are gone, and only a reload brings the new. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/** Fetches a page together with the texts of its feature. */
export async function loadPage({ page, feature }: Screen): Promise<LoadedPage> {
  try {
    const fetched: Promise<LoadedPage | undefined> = page();
    const [loaded] = await Promise.all([fetched, loadParts(partsOfFeatures[feature] ?? [])]);
    // Nothing came and nothing failed: a handler of the event cancelled the error, and what follows is up to it.
    return loaded ?? { default: () => null };
  } catch (cause) {
    throw new MissingFileError('A file of this page could not be fetched', { cause });
  }
}
