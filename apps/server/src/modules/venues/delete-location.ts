import { decideLocationDeletion, unusedLocation } from '@foyer/domain/venues/location-deletion.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { deleteLocationRow, getLocation, lockLocationIds } from './location.repository.ts';
import { countLocationUse } from './location-use.repository.ts';

const inUse = { code: 'location-in-use' };

/** Whatever points at a location keeps it; its hours and closed days go with it. */
export const locationUses = {
  product_location_client_id_location_id_fkey: inUse,
  calendar_client_id_location_id_fkey: inUse,
  event_client_id_location_id_fkey: inUse,
  device_client_id_location_id_fkey: inUse,
  payment_account_client_id_location_id_fkey: inUse,
  till_client_id_location_id_fkey: inUse,
  wall_screen_client_id_location_id_fkey: inUse,
  account_login_location_known: { code: 'location-limits-sign-in' },
};

/** Deletes a location that nothing uses; the last one stays (specification 001, section 5). */
export async function deleteLocation(context: RequestContext, id: string): Promise<string> {
  context.require('new-settings', 'edit');
  return refuseViolations(locationUses, () =>
    context.inClient(async (scope) => {
      const before = await getLocation(scope, id);
      const all = await lockLocationIds(scope);
      const use = (await countLocationUse(scope)).get(id) ?? unusedLocation;
      valueOrThrow(decideLocationDeletion(use, all.length));
      await deleteLocationRow(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'delete-location',
        entity: 'location',
        entityId: id,
        before: { ...before },
      });
      return id;
    }),
  );
}
