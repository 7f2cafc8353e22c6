/** The key of a sales point's name. */
export function salesPointKey(salesPoint: string): string {
  return `catalog.salesPoint.${salesPoint.replaceAll(' ', '-')}`;
}
