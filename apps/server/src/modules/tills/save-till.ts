import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { tillInput } from '@foyer/domain/tills/till-input.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { listLocations } from '../venues/index.ts';
import { requireTillRight } from './require-till-right.ts';
import { insertTill, lockTill, type Till, updateTill } from './till.repository.ts';
import { findOpenSession } from './till-session.repository.ts';

const nameTaken: Refusal = { code: 'till-name-taken', field: 'name' };
const constraints = { till_name_key: nameTaken };

/** Makes a till of a location. Refused with `till-name-taken` where the location has one of this name. */
export async function createTill(context: RequestContext, typed: unknown): Promise<Till> {
  requireTillRight(context, 'edit');
  const input = valueOrThrow(parseInput(tillInput, typed));
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      await refuseUnknownLocation(scope, input.locationId);
      const till = await insertTill(scope, input);
      const { name, locationId, printer } = till;
      await writeAudit(scope, actorOf(context), {
        action: 'create-till',
        entity: 'till',
        entityId: till.id,
        after: { name, locationId, printer },
      });
      return till;
    }),
  );
}

/**
 * Renames a till or changes its printer; while a session is open it stays at its location (`till-is-open` at `locationId`).
 * @param seenVersion as `refuseStale`.
 */
export async function changeTill(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<Till> {
  requireTillRight(context, 'edit');
  const input = valueOrThrow(parseInput(tillInput, typed));
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      const before = await lockTill(scope, id);
      await refuseStale(scope, 'till', before, seenVersion);
      if (input.locationId !== before.locationId) {
        await refuseUnknownLocation(scope, input.locationId);
        if (await findOpenSession(scope, id))
          throw new RefusedError([{ code: 'till-is-open', field: 'locationId' }]);
      }
      const after = await updateTill(scope, id, input);
      await writeAudit(scope, actorOf(context), {
        action: 'edit-till',
        entity: 'till',
        entityId: id,
        before: { name: before.name, locationId: before.locationId, printer: before.printer },
        after: { name: after.name, locationId: after.locationId, printer: after.printer },
      });
      return after;
    }),
  );
}

/** Archives a till, or brings it back. Refused with `till-is-open` while a session is open. */
export async function archiveTill(context: RequestContext, id: string, isArchived: boolean): Promise<Till> {
  requireTillRight(context, 'edit');
  return refuseViolations({ till_name_key: { code: 'till-name-taken' } }, () =>
    context.inClient(async (scope) => {
      const before = await lockTill(scope, id);
      if ((before.archivedAt !== null) === isArchived) return before;
      if (isArchived && (await findOpenSession(scope, id)))
        throw new RefusedError([{ code: 'till-is-open' }]);
      const after = await updateTill(scope, id, { archivedAt: isArchived ? context.app.clock() : null });
      await writeAudit(scope, actorOf(context), {
        action: isArchived ? 'archive-till' : 'restore-till',
        entity: 'till',
        entityId: id,
        before: { archived: !isArchived },
        after: { archived: isArchived },
      });
      return after;
    }),
  );
}

async function refuseUnknownLocation(scope: ClientScope, id: string): Promise<void> {
  const [location] = await listLocations(scope, [id]);
  if (!location) throw new NotFoundError('location-not-found');
}
