/** How the list of closes can be sorted; with a dash the other way round. */
export const tillCloseSorts = ['closed', '-closed', 'difference', '-difference'] as const;
export type TillCloseSort = (typeof tillCloseSorts)[number];
