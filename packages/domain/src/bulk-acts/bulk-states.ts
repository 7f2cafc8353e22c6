/** What can be done to many orders at once (product.md, section 6; picture orders-bulk-progress). */
export const bulkActs = ['resend-tickets', 'cancel', 'refund'] as const;
export type BulkAct = (typeof bulkActs)[number];

export const bulkRunStates = ['running', 'paused', 'done'] as const;
export type BulkRunState = (typeof bulkRunStates)[number];

/** An order in a run. `approval` waits for a second person and is no failure. */
export const bulkRowStates = ['waiting', 'done', 'skipped', 'failed', 'approval'] as const;
export type BulkRowState = (typeof bulkRowStates)[number];

/** What the results of a run are narrowed to: the tabs of its card. */
export const bulkRowGroups = ['all', 'attention', 'skipped', 'done'] as const;
export type BulkRowGroup = (typeof bulkRowGroups)[number];

/** Rows without a result are in no group. */
export function statesOfGroup(group: BulkRowGroup): readonly BulkRowState[] {
  switch (group) {
    case 'all':
      return bulkRowStates.filter((state) => state !== 'waiting');
    case 'attention':
      return ['failed', 'approval'];
    case 'skipped':
      return ['skipped'];
    case 'done':
      return ['done'];
  }
}

/** Orders that one run holds at most. */
export const mostBulkOrders = 10_000;
