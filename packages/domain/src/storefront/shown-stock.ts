/** From here on visitors read how many are left, as with places that are nearly gone. */
const nearlyOut = 10;

/** The stock that a sales page shows; null = enough, or no limit. */
export function shownStock(left: number | undefined): number | null {
  return left === undefined || left > nearlyOut ? null : left;
}
