import { type WallScreenInput, wallScreenInput } from '@foyer/domain/narrowcasting/wall-screen-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { listProducts } from '../catalog/index.ts';
import { findChannel } from '../channels/index.ts';
import { listLocations } from '../venues/index.ts';
import {
  deleteWallScreenRow,
  insertWallScreen,
  lockWallScreen,
  updateWallScreen,
  type WallScreen,
} from './wall-screen.repository.ts';

export const narrowcastingRight = 'timeslotgroup';

const constraints = { wall_screen_name_key: { code: 'wall-name-taken', field: 'name' } };

/** Makes a screen without a link. Refused with `wall-name-taken` where the client has one of this name. */
export async function createWallScreen(context: RequestContext, typed: unknown): Promise<WallScreen> {
  context.require(narrowcastingRight, 'edit');
  const input = valueOrThrow(parseInput(wallScreenInput, typed));
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      await refuseUnknown(scope, input);
      const screen = await insertWallScreen(scope, input);
      await writeAudit(scope, actorOf(context), {
        action: 'create-wall-screen',
        entity: 'wall-screen',
        entityId: screen.id,
        after: auditedSettings(input),
      });
      return screen;
    }),
  );
}

/**
 * Changes what a screen shows; its page follows within seconds. Refused as `createWallScreen`.
 * @param seenVersion as `refuseStale`.
 */
export async function changeWallScreen(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<WallScreen> {
  context.require(narrowcastingRight, 'edit');
  const input = valueOrThrow(parseInput(wallScreenInput, typed));
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      const before = await lockWallScreen(scope, id);
      await refuseStale(scope, 'wall-screen', before, seenVersion);
      await refuseUnknown(scope, input);
      const after = await updateWallScreen(scope, id, input);
      await writeAudit(scope, actorOf(context), {
        action: 'edit-wall-screen',
        entity: 'wall-screen',
        entityId: id,
        before: auditedSettings(before),
        after: auditedSettings(input),
      });
      return after;
    }),
  );
}

/** Deletes a screen with its link: its page goes neutral. */
export async function deleteWallScreen(context: RequestContext, id: string): Promise<boolean> {
  context.require(narrowcastingRight, 'edit');
  return context.inClient(async (scope) => {
    const before = await lockWallScreen(scope, id);
    await deleteWallScreenRow(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'delete-wall-screen',
      entity: 'wall-screen',
      entityId: id,
      before: auditedSettings(before),
    });
    return true;
  });
}

/** Languages have their names from the platform, so that they are one text here. */
function auditedSettings(screen: WallScreenInput) {
  const { name, layout, orientation, locationId, channelId, productIds, languageSeconds } = screen;
  const { showsTimeslots, showsSoldOut, showsEvents, showsWaiting, footerNl, footerEn } = screen;
  const { backgroundColour, textColour, accentColour } = screen;
  return {
    ...{ name, layout, orientation, locationId, channelId, productIds, languageSeconds },
    languages: screen.languages.join(', '),
    ...{ showsTimeslots, showsSoldOut, showsEvents, showsWaiting, footerNl, footerEn },
    ...{ backgroundColour, textColour, accentColour },
  };
}

async function refuseUnknown(
  scope: ClientScope,
  { locationId, channelId, productIds }: WallScreenInput,
): Promise<void> {
  const refusals = [
    ...(locationId && (await listLocations(scope, [locationId])).length === 0
      ? [{ code: 'location-unknown', field: 'locationId' }]
      : []),
    ...(channelId && !(await findChannel(scope, channelId))
      ? [{ code: 'channel-unknown', field: 'channelId' }]
      : []),
    ...((await listProducts(scope, productIds)).length < new Set(productIds).size
      ? [{ code: 'wall-product-unknown', field: 'productIds' }]
      : []),
  ];
  if (refusals.length > 0) throw new RefusedError(refusals);
}
