/** Least and most of an order's total in minor units, both included; null = without that end. */
export interface TotalRange {
  leastMinor: number | null;
  mostMinor: number | null;
}

/** `3000..60000`, `3000..` or `..60000`; null when the text is none of these. */
export function readTotalRange(text: string): TotalRange | null {
  const [, least = '', most = ''] = /^(\d{1,12})?\.\.(\d{1,12})?$/.exec(text) ?? [];
  const range = { leastMinor: least ? Number(least) : null, mostMinor: most ? Number(most) : null };
  const isReversed = least !== '' && most !== '' && Number(least) > Number(most);
  return (least || most) && !isReversed ? range : null;
}

/** The text that `readTotalRange` reads; undefined without both ends. */
export function writeTotalRange({ leastMinor, mostMinor }: TotalRange): string | undefined {
  return leastMinor === null && mostMinor === null ? undefined : `${leastMinor ?? ''}..${mostMinor ?? ''}`;
}
