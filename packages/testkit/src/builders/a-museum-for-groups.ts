import type { App } from '@foyer/server/platform/app.ts';
import type pg from 'pg';
import { aClient, signedInAs } from './a-client.ts';
import { aTimeslot, type TestTimeslot } from './a-timeslot.ts';

/** A museum with a start that a group can come to, and what it has of it. */
export async function aMuseumForGroups(app: App, owner: pg.Pool, capacity: number | null = 40) {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const timeslot = await aTimeslot(owner, clientId, { capacity });
  const places = async (id = timeslot.timeslotId) => {
    const { rows } = await owner.query<{ capacity: number; held: number; sold: number }>(
      'select capacity, held, sold from counter where id = $1',
      [id],
    );
    return rows[0];
  };
  const stateOf = async (id = timeslot.timeslotId) => {
    const { rows } = await owner.query<{ state: string }>('select state from timeslot where id = $1', [id]);
    return rows[0]?.state;
  };
  /** Another start of the same calendar. */
  const another = async (date: string, time: string): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(
      `with made as (
         insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, $2::date, $3::time, ($2::date + $3::time) at time zone 'Europe/Amsterdam', 'manual'
         from timeslot where id = $1 returning client_id, id),
       counted as (
         insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, 40 from made)
       select id from made`,
      [timeslot.timeslotId, date, time],
    );
    return rows[0]?.id ?? '';
  };
  return { client, clientId, manager, timeslot, places, stateOf, another };
}

/** A school class of 31, as staff enter it. */
export const groupOf = (timeslot: Pick<TestTimeslot, 'productId' | 'timeslotId'>, change: object = {}) => ({
  productId: timeslot.productId,
  timeslotId: timeslot.timeslotId,
  adults: 3,
  youth: 28,
  groupName: 'Havencollege 3B',
  contactName: 'Renée Jansen',
  email: 'R.Jansen@havencollege.example',
  mobile: '+31 6 1234 5678',
  note: 'Two wheelchair users. Meet at the anchor.',
  ...change,
});
