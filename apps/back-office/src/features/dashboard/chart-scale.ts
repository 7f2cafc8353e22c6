export interface ChartHour {
  hour: number;
  scans: number;
  reservations: number;
}

/** Every hour from the first to the last in which something happened or is to happen; quiet ones are zero. */
export function fillHours(hours: readonly ChartHour[]): ChartHour[] {
  const known = hours.map(({ hour }) => hour);
  if (known.length === 0) return [];
  const first = Math.min(...known);
  const count = Math.max(...known) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const hour = first + index;
    return hours.find((one) => one.hour === hour) ?? { hour, scans: 0, reservations: 0 };
  });
}

const steps = [1, 2, 5];

/** Round values from 0 to at least `most`, at most six of them: 0, 50, 100, 150, 200, 250. */
export function axisTicks(most: number): number[] {
  let size = 1;
  for (let power = 1; ; power *= 10) {
    const step = steps.find((one) => one * power * 5 >= most);
    if (step === undefined) continue;
    size = step * power;
    break;
  }
  const count = Math.max(1, Math.ceil(most / size));
  return Array.from({ length: count + 1 }, (_, index) => index * size);
}

/** The hour with most reservations, where there is any. */
export function busiestHour(hours: readonly ChartHour[]): ChartHour | undefined {
  return [...hours]
    .sort((one, other) => other.reservations - one.reservations)
    .find(({ reservations }) => reservations > 0);
}

export function hourLabel(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
