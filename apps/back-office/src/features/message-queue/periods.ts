/** How far back the bars of the overview reach. */
export const periods = ['hour', 'day', 'week'] as const;
export type Period = (typeof periods)[number];

/** The period that an address names; an hour where it names none. */
export function toPeriod(text: string | undefined): Period {
  return periods.find((period) => period === text) ?? 'hour';
}
