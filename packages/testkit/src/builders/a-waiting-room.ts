import { randomUUID } from 'node:crypto';
import { askPlace } from '@foyer/server/modules/waiting-room/ask-place.ts';
import { claimPlace } from '@foyer/server/modules/waiting-room/email/claim-place.ts';
import { leaveAddress } from '@foyer/server/modules/waiting-room/email/leave-address.ts';
import type { App } from '@foyer/server/platform/app.ts';
import type { testDatabase } from '../database/test-database.ts';
import { aSalesPage } from './a-sales-page.ts';

/** A sales page whose waiting room is open, and visitors who wait there. */
export async function aWaitingRoom(
  { owner }: Awaited<ReturnType<typeof testDatabase>>,
  app: App,
  client: { clientId: string; subdomain: string },
  { cartsAMinute = 60 } = {},
) {
  const { clientId } = client;
  const page = await aSalesPage(owner, clientId);
  const address = { client: client.subdomain, channel: page.url };
  await owner.query(
    'insert into waiting_room (client_id, channel_id, carts_a_minute, is_paused) values ($1, $2, $3, true)',
    [clientId, page.channelId, cartsAMinute],
  );
  await owner.query(
    `insert into waiting_line (client_id, channel_id, ticked_at, window_start, opened_at, opened_by)
     values ($1, $2, $3, $3, $3, 'carts')`,
    [clientId, page.channelId, app.clock()],
  );
  return {
    page,
    address,
    /** While it is paused, every visitor waits. */
    pause: (isPaused: boolean) =>
      owner.query('update waiting_room set is_paused = $2 where channel_id = $1', [page.channelId, isPaused]),
    /** It was closed because no visitor waited, and opens again. */
    reopen: () =>
      owner.query(
        `update waiting_line set opened_at = $2, opened_by = 'carts', empty_since = null where channel_id = $1`,
        [page.channelId, app.clock()],
      ),
    /** A browser in the line. */
    async join() {
      const browser = randomUUID() as string;
      const question = { place: null, browser, isBrowserKnown: false, language: 'en' };
      let { place } = await askPlace(app, address, question);
      return {
        browser,
        place: () => place ?? '',
        async ask() {
          const answer = await askPlace(app, address, { ...question, place, isBrowserKnown: true });
          place = answer.place;
          return answer;
        },
        async leave(email: string | null, language = 'en') {
          ({ place } = await leaveAddress(app, address, { place, email, language }, browser));
        },
        async claim(link: string) {
          ({ place } = await claimPlace(app, address, { link, browser }));
        },
      };
    },
    async addresses() {
      const { rows } = await owner.query<{ entry: number; isSealed: boolean; keyIsThere: boolean }>(
        `select a.entry::int, a.sealed is not null as "isSealed", k.wrapped_key is not null as "keyIsThere"
         from waiting_address a join person_key k on k.client_id = a.client_id and k.id = a.person_key_id
         where a.channel_id = $1 order by entry`,
        [page.channelId],
      );
      return rows;
    },
  };
}
