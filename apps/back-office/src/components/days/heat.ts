/** The step of the capacity heat in which a state is drawn (design.md, section 2). */
export type Heat = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'closed' | 'none';

const heats: Record<string, Heat> = {
  quiet: 'h1',
  available: 'h2',
  busy: 'h3',
  'almost full': 'h4',
  full: 'h5',
  'sold out': 'h5',
  closed: 'closed',
};

export function heatOf(state: string): Heat {
  return heats[state] ?? 'none';
}
