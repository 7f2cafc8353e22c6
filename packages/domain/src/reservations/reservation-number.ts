/** The number of a group reservation as staff name it: `R-12`. */
export const formatReservationNumber = (number: number): string => `R-${number}`;

/** The number that was typed; null = it is none. */
export function readReservationNumber(typed: string): number | null {
  const digits = /^(?:R[\s-]*)?([1-9]\d{0,8})$/i.exec(typed.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
