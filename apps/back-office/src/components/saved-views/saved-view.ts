import type { SavedViewListQuery } from '../../generated/operations.ts';

/** A view as it is shown above its list. */
export type SavedView = SavedViewListQuery['savedViews'][number];
