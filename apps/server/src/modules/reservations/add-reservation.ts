import { groupReservationInput } from '@foyer/domain/reservations/group-reservation-input.ts';
import { countPeople } from '@foyer/domain/reservations/people-kinds.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { createPersonKey } from '../../platform/crypto/person-key.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { keepDayForGroups } from '../scheduling/index.ts';
import { auditedReservation, auditRaisedLimit } from './audited-reservation.ts';
import { type GroupReservation, openReservation } from './group-contact.ts';
import { lockGroupVisit, refuseShutVisit } from './lock-group-visit.ts';
import { getReservation, insertReservation, updateOverBy } from './reservation.repository.ts';
import { storedReservation } from './stored-reservation.ts';
import { closesAnything, takeGroupPlaces } from './take-group-places.ts';

/**
 * Reserves places for a group. Refusals: those of the input; `reservation-visit-gone`, `reservation-visit-over`,
 * `reservation-no-availability`; `group-over-capacity` where it needs more than its page said, or an account without
 * `extra` would exceed a limit.
 */
export async function addReservation(context: RequestContext, typed: unknown): Promise<GroupReservation> {
  context.require('timeslotgroup', 'edit');
  const input = valueOrThrow(parseInput(groupReservationInput, typed));
  const { app } = context;
  return context.inClient(async (scope) => {
    const timeslot = await lockGroupVisit(scope, input);
    refuseShutVisit(app, timeslot);
    const id = makeId();
    const key = await createPersonKey(scope, app.secrets);
    const stored = storedReservation(app, scope.clientId, { input, timeslot, key });
    await insertReservation(scope, { ...stored, id, createdAt: app.clock() });
    const visit = { timeslotId: timeslot.id, people: countPeople(input), status: input.status };
    const { overBy, raised } = await takeGroupPlaces(scope, id, null, visit, {
      exceedsBy: input.exceedsBy,
      canExceed: context.can('timeslotgroup', 'extra'),
    });
    if (overBy > 0) await updateOverBy(scope, id, overBy);
    if (closesAnything(visit)) await keepDayForGroups(scope, timeslot.calendarId, timeslot.date);
    const row = await getReservation(scope, id);
    const after = auditedReservation(row, input);
    const actor = actorOf(context);
    await writeAudit(
      scope,
      actor,
      { action: 'create-reservation', entity: 'reservation', entityId: id, after },
      key,
    );
    await auditRaisedLimit(context, scope, raised);
    return openReservation(app, scope, row);
  });
}
