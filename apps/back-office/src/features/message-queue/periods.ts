/** How far back the bars of the overview reach. */
export const periods = ['hour', 'day', 'week'] as const;
export type Period = (typeof periods)[number];
