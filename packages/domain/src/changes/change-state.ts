/** A stored change: kept for review, in force, or taken back. */
export const changeStates = ['draft', 'applied', 'undone'] as const;
export type ChangeState = (typeof changeStates)[number];

/** Which area reads what a change wants, replaced and did. */
export type ChangeKindName = 'timeslots' | 'product-schedule' | 'closure';
