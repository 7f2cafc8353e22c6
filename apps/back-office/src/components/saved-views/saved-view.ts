import type { SavedViewListQuery } from '../../generated/operations.ts';
import { controlNames } from '../edit-page/place-refusals.ts';

/** A view as it is shown above its list. */
export type SavedView = SavedViewListQuery['savedViews'][number];

/** What the address holds is not typed: the form says in words what is refused of it. */
export const viewControlOf = controlNames({ parameters: 'main' });
