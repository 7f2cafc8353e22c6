const figures = [
  'timeslotCount',
  'dayCount',
  'shortenedDayCount',
  'orderCount',
  'heads',
  'amountMinor',
] as const;
export type ClosureFigure = (typeof figures)[number];

/** The figures of a closure's preview that are not what they were, in the order of the dialog. */
export function movedFigures(
  before: Record<ClosureFigure, number>,
  now: Record<ClosureFigure, number>,
): { figure: ClosureFigure; before: number; now: number }[] {
  return figures
    .filter((figure) => before[figure] !== now[figure])
    .map((figure) => ({ figure, before: before[figure], now: now[figure] }));
}
