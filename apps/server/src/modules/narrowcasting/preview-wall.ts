import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';
import { wallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import { readScreenBuild } from './built-screen.ts';
import { showWall } from './show-wall.ts';

/** A screen as it would be with what is typed: for its editor alone. Refusals: those of a save. */
export async function previewWall(
  app: App,
  scope: ClientScope,
  typed: unknown,
  waitingMinutes: number | null,
): Promise<ShownWall> {
  const input = valueOrThrow(parseInput(wallScreenInput, typed));
  return showWall(app, scope, { ...input, waitingMinutes }, await readScreenBuild());
}
