import type { WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { Cart } from '@foyer/domain/storefront/cart.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listTimeslots } from '../../scheduling/index.ts';
import type { StoredCart } from '../cart/cart.repository.ts';

type Visit = Pick<StoredCart, 'timeslotId' | 'lines'>;

/** The timeslot of a line that is for another time than the visit; undefined = it is for the visit. */
const ownTimeslotOf = ({ timeslotId }: Visit, line: Visit['lines'][number]): string | undefined =>
  line.timeslotId !== null && line.timeslotId !== timeslotId ? line.timeslotId : undefined;

/** The lines of a cart as they were wished for. */
export function wantedLinesOf(cart: Visit): WantedLine[] {
  return cart.lines.map((line) => {
    const timeslotId = ownTimeslotOf(cart, line);
    const { ticketTypeId, quantity } = line;
    return { ticketTypeId, quantity, ...(timeslotId === undefined ? {} : { timeslotId }) };
  });
}

/** When tickets are for, by ticket type, where that is not the time of the visit. */
export async function showOwnTimes(
  scope: ClientScope,
  cart: Visit,
): Promise<ReadonlyMap<string, NonNullable<Cart['lines'][number]['ownTime']>>> {
  const wanted = wantedLinesOf(cart).flatMap(({ ticketTypeId, timeslotId }) =>
    timeslotId === undefined ? [] : [{ ticketTypeId, timeslotId }],
  );
  if (wanted.length === 0) return new Map();
  const timeslots = await listTimeslots(scope, [...new Set(wanted.map(({ timeslotId }) => timeslotId))]);
  return new Map(
    wanted.flatMap(({ ticketTypeId, timeslotId }) => {
      const time = timeslots.find(({ id }) => id === timeslotId)?.time;
      return time === undefined ? [] : [[ticketTypeId, { timeslotId, time }] as const];
    }),
  );
}
