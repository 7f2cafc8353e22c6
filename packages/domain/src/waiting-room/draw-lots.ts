/**
 * A random order: the lot at index i is the place, from 1, of the i-th of those who were there. Fisher-Yates: all
 * orders are equally likely, whatever the order of arrival.
 * @param below a random whole number from 0 to one less than its argument
 */
export function drawLots(count: number, below: (bound: number) => number): number[] {
  const lots = Array.from({ length: count }, (_, index) => index + 1);
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    const [one, other] = [lots[last], lots[chosen]];
    if (one === undefined || other === undefined) throw new Error(`no lot ${chosen} of ${count}`);
    lots[last] = other;
    lots[chosen] = one;
  }
  return lots;
}
