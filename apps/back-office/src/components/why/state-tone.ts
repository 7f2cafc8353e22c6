import type { Tone } from '@foyer/ui/states/status-tag.tsx';

const tones: Record<string, Tone> = {
  available: 'success',
  quiet: 'success',
  busy: 'warning',
  'almost full': 'warning',
  full: 'danger',
  'sold out': 'danger',
};

/** The colour that confirms the word of a state; closed and none stay grey. */
export function stateTone(state: string): Tone {
  return tones[state] ?? 'neutral';
}
