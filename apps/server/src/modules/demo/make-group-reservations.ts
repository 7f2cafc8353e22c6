import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { GroupReservationStatus } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { addReservation } from '../reservations/index.ts';
import { listTimeslotsBetween, type Timeslot } from '../scheduling/index.ts';
import type { MadeProduct } from './make-catalogue.ts';
import { listProductIds } from './product-ids.repository.ts';

interface PlannedGroup {
  product: string;
  /** It comes on the first day from then on with a timeslot that suits it. */
  inDays: number;
  groupName: string;
  contactName: string;
  people: { adults?: number; youth?: number; children?: number; free?: number };
  status?: GroupReservationStatus;
  /** Beyond the limit of its timeslot, as staff with Extra allow. */
  exceeds?: boolean;
  note?: string;
}

const planned: readonly PlannedGroup[] = [
  {
    ...{ product: 'salt-and-light', inDays: 0, groupName: 'Basisschool De Vuurtoren' },
    ...{ contactName: 'A. Mulder', people: { adults: 1, children: 9 }, note: 'Lunch in het atelier' },
  },
  {
    ...{ product: 'salt-and-light', inDays: 1, groupName: 'Lions Havenstad' },
    ...{ contactName: 'H. de Boer', people: { adults: 7 } },
  },
  {
    ...{ product: 'harbour-boat', inDays: 4, groupName: 'Rederij Kaap', contactName: 'P. Kaap' },
    ...{ people: { adults: 8 }, status: 'yes and close the timeslot' as const },
  },
  {
    ...{
      product: 'guided-tour',
      inDays: 5,
      groupName: 'Havencollege 3B',
      contactName: 'R. Jansen',
      exceeds: true,
    },
    ...{ people: { adults: 2, youth: 7 }, note: 'Twee rolstoelen. Verzamelen bij het anker.' },
  },
  {
    ...{ product: 'salt-and-light', inDays: 6, groupName: 'Persrondleiding', contactName: 'Fleur Jansen' },
    ...{ people: { free: 20 }, status: 'no' as const },
  },
  {
    ...{ product: 'print-workshop', inDays: 61, groupName: 'Bestuursdiner', contactName: 'M. Haddad' },
    ...{ people: { adults: 6 }, status: 'yes and close the day' as const },
  },
];

/** Busy days have no room for a group. */
const daysToLook = 30;

/** A handful of groups that are to come: one over its limit, one that closes its timeslot, one that closes a day. */
export async function makeGroupReservations(
  manager: RequestContext,
  scope: ClientScope,
  products: readonly MadeProduct[],
  today: string,
): Promise<void> {
  const productIds = await listProductIds(scope);
  for (const group of planned) {
    const product = products.find(({ plan }) => plan.key === group.product);
    if (!product) continue;
    const from = addDays(today, group.inDays);
    const timeslots = await listTimeslotsBetween(
      scope,
      [product.calendarId],
      from,
      addDays(from, daysToLook),
    );
    const places = Object.values(group.people).reduce((sum, count) => sum + count, 0);
    const timeslot = timeslots.find((one) => suits(one, places, group));
    const productId = productIds.get(product.ticketGroupId);
    if (!timeslot || !productId) continue;
    const { people, groupName, contactName, note = '', status = 'yes' } = group;
    const email = `${contactName.replaceAll(/[^a-z]/gi, '').toLowerCase()}@groep.example`;
    await addReservation(manager, {
      ...{ productId, timeslotId: timeslot.id, groupName, contactName, email, note, status },
      ...people,
      exceedsBy: group.exceeds ? places : 0,
    });
  }
}

function suits(
  { state, isClosedDay, capacity, heldCount, soldCount, time }: Timeslot,
  places: number,
  { exceeds = false, status }: PlannedGroup,
): boolean {
  if (state !== 'open' || isClosedDay || capacity === null || time < '09:30') return false;
  const left = capacity - heldCount - soldCount;
  if (status === 'no') return true;
  return exceeds ? left < places && left > 0 : left >= places;
}
