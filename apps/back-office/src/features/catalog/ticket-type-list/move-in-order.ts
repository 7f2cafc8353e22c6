/** The order with one element at another place; null where that changes nothing or is out of bounds. */
export function moveInOrder(order: readonly string[], id: string, place: number): string[] | null {
  const from = order.indexOf(id);
  if (from < 0 || place < 0 || place >= order.length || place === from) return null;
  const rest = order.filter((other) => other !== id);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}
