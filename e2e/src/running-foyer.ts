import { inject } from 'vitest';
import { type RunningFoyer, startFoyerProcess } from './foyer-process.ts';

export { PASSWORD, type RunningFoyer } from './foyer-process.ts';

/**
 * A Foyer of the journey's own: as a first start left it, or on an empty folder where the journey is about that first
 * start.
 */
export function startFoyer(
  settings: Record<string, string> = {},
  { onEmptyFolder = false } = {},
): Promise<RunningFoyer> {
  return startFoyerProcess(settings, onEmptyFolder ? undefined : inject('preparedDataDir'));
}
