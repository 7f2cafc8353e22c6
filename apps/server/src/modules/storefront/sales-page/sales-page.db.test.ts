import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotFoundError } from '../../../platform/errors.ts';
import { takeCart } from '../cart/take-cart.ts';
import { showDays, showTimeslots } from '../offer/show-availability.ts';
import { describeSalesPage } from './describe-sales-page.ts';
import { showSalesPage } from './show-sales-page.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T23:30:00Z');
const { app } = testApp(database, clock);
const client = await aClient(app);
const june = { from: '2030-06-01', until: '2030-06-30' };

async function aPage(capacity: number) {
  const page = await aSalesPage(database.owner, client.clientId, { capacity });
  const address = { client: client.subdomain, channel: page.url };
  const party = (people: number) => ({ ticketGroupIds: [page.ticketGroupId], people });
  const times = (people: number) => showTimeslots(app, address, party(people), page.date);
  const stateOfDay = async (people: number) =>
    (await showDays(app, address, party(people), june)).find(({ date }) => date === page.date)?.state;
  const hold = (quantity: number) =>
    takeCart(
      app,
      address,
      { language: 'en', timeslotId: page.timeslotId, lines: [{ ticketTypeId: page.ticketTypeId, quantity }] },
      randomUUID(),
    );
  return { page, address, times, stateOfDay, hold };
}

describe('a sales page', () => {
  test('shows what it sells, in the language asked for or its own', async () => {
    const { page, address } = await aPage(10);
    const shown = await showSalesPage(app, address, 'nl');
    expect(shown).toMatchObject({
      client: { name: 'Getij', town: 'Havenstad' },
      channel: { url: page.url, language: 'nl', paymentMethods: [{ id: 'test', label: 'Testbetaling' }] },
      today: '2026-11-21',
      ticketGroups: [{ id: page.ticketGroupId, ticketTypes: [{ name: 'Adult', priceMinor: 1750 }] }],
    });
    expect((await showSalesPage(app, address, 'de')).channel.language).toBe('en');
    expect((await showSalesPage(app, address, undefined)).channel.language).toBe('en');
  });

  test('offers only means of payment that its own location has', async () => {
    const { page, address } = await aPage(10);
    await aPage(10);
    await database.owner.query(`update location set payment_environment = 'live' where id = $1`, [
      page.locationId,
    ]);
    expect((await showSalesPage(app, address, 'en')).channel.paymentMethods).toEqual([]);
  });

  test('tells of a product its short text and its description, each in the language that it is there in', async () => {
    const { page, address } = await aPage(10);
    const told = [
      ['en', 'short-text', 'Six centuries of harbour life'],
      ['en', 'description', '<p>Step-free <b>throughout</b></p><script>alert(1)</script>'],
      ['nl', 'description', 'Overal drempelloos'],
    ];
    for (const [language, field, text] of told)
      await database.owner.query(
        `insert into content (client_id, owner, owner_id, language, field, text) values ($1, 'product', $2, $3, $4, $5)`,
        [client.clientId, page.productId, language, field, text],
      );
    const read = async (language: string) => {
      const [group] = (await showSalesPage(app, address, language)).ticketGroups;
      return [group?.shortText, group?.description];
    };
    expect(await read('en')).toEqual(['Six centuries of harbour life', '<p>Step-free <b>throughout</b></p>']);
    expect(await read('nl')).toEqual(['Six centuries of harbour life', 'Overal drempelloos']);
  });

  test('of an unknown client or an unknown channel is not there', async () => {
    const { address } = await aPage(10);
    const missing = new NotFoundError('channel-not-found');
    await expect(showSalesPage(app, { ...address, client: 'nobody' }, 'nl')).rejects.toThrow(missing);
    await expect(showSalesPage(app, { ...address, channel: 'nothing' }, 'nl')).rejects.toThrow(missing);
    const other = await aClient(app);
    await expect(showSalesPage(app, { ...address, client: other.subdomain }, 'nl')).rejects.toThrow(missing);
  });
});

describe('the head of a sales page', () => {
  test('names the page in its own language before any script runs', async () => {
    const { page } = await aPage(10);
    const path = `/shop/${client.subdomain}/${page.url}/date`;
    const head = (language: string) => ({
      title: `${page.url} · Getij`,
      status: 200,
      language,
      description: expect.stringContaining('Getij'),
      firstData: {
        address: `${client.subdomain}/${page.url}?language=${language}`,
        answer: expect.objectContaining({ isWaiting: false, today: '2026-11-21' }),
      },
      isCurrent: expect.any(Function),
      isOtherForm: false,
      withoutScript: expect.stringContaining('Adult'),
      search: 'not indexed',
      policy: { scripts: [], connect: [] },
    });
    expect(await describeSalesPage(app, path, 'nl-NL,nl;q=0.9')).toEqual(head('nl'));
    expect(await describeSalesPage(app, path, 'ja-JP, nl-BE;q=0.7')).toEqual(head('nl'));
    expect(await describeSalesPage(app, `${path}?language=en`, 'nl')).toEqual(head('en'));
    expect(await describeSalesPage(app, path, 'de')).toEqual(head('en'));
    expect(await describeSalesPage(app, path)).toEqual(head('en'));
  });

  test('the first step shows museum, steps, heading and introduction before its script, as text; later steps do not', async () => {
    const { page } = await aPage(10);
    await database.owner.query("update client set town = 'Kaap <b>' where id = $1", [client.clientId]);
    for (const [language, text] of [
      ['nl', 'Zout & "licht"'],
      ['en', '<p>HTML</p>'],
    ])
      await database.owner.query(
        `insert into content (client_id, owner, owner_id, language, field, text)
         select $1, 'channel', id, $3, 'ticketsIntro', $4 from channel where url = $2`,
        [client.clientId, page.url, language, text],
      );
    const path = `/shop/${client.subdomain}/${page.url}`;
    const dutch = await describeSalesPage(app, path, 'nl');
    for (const part of [
      'Kaap &lt;b&gt;',
      '<h1>Kies uw tickets</h1>',
      '<h2>Salt &amp; Light</h2>',
      'Zout &amp; &quot;licht&quot;',
    ])
      expect(dutch?.firstContent?.html).toContain(part);
    expect(dutch?.firstContent?.html).not.toContain('style=');
    expect(dutch?.firstContent?.styles).toContain('--paper:#FBF7F0');
    expect(dutch?.description).toBe('Getij: Zout & "licht"');
    const english = await describeSalesPage(app, path, 'en');
    expect(english?.firstContent?.html).not.toContain('HTML');
    expect(english?.description).toContain('Choose your tickets');
    expect((await describeSalesPage(app, `${path}/date`, 'nl'))?.firstContent).toBeUndefined();
  });

  test('a browser without scripts reads what is sold, when one may come, and how to reach the museum', async () => {
    const near = testApp(database, testClock('2030-05-20T08:00:00Z')).app;
    const { page } = await aPage(10);
    const put = (text: string, ...values: string[]) =>
      database.owner.query(text, [client.clientId, ...values]);
    await put(
      `update client set address = 'Kade <1>', postal_code = '1781 AA', town = 'Den Helder',
         phone = '+31 223 555 014', email = 'info@getij.example', website = 'https://getij.example' where id = $1`,
    );
    await put(
      `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
       values ($1, 'legal-pages', 1, $2, '{}', '2026-01-01', '2026-01-01', 'test')`,
      JSON.stringify({
        privacyUrl: 'https://getij.example/privacy',
        imprintUrl: 'https://getij.example/imprint',
      }),
    );
    await put(
      'insert into opening_hours (client_id, location_id, weekday) values ($1, $2, 1)',
      page.locationId,
    );
    await put(
      `insert into closed_day (client_id, location_id, date, note) values ($1, $2, '2030-06-20', '')`,
      page.locationId,
    );
    const read = async (language: string) => {
      const path = `/shop/${client.subdomain}/${page.url}?language=${language}`;
      return (await describeSalesPage(near, path))?.withoutScript ?? '';
    };
    const english = await read('en');
    for (const part of [
      'needs JavaScript',
      'Adult €17.50<br>First day with places: Saturday, 15 June 2030: 14:00',
      'Havenkade 1, 1411 AB Havenstad',
      '<li>Monday: closed</li><li>Tuesday – Sunday: 10:00 – 17:00</li><li>Thursday, 20 June 2030: closed</li>',
      'Kade &lt;1&gt;<br>1781 AA Den Helder',
      '<a href="tel:+31223555014">+31 223 555 014</a><br><a href="mailto:info@getij.example">info@getij.example</a>',
      '<a href="https://getij.example">https://getij.example</a>',
      '<a href="https://getij.example/privacy">Privacy</a>',
      '<a href="https://getij.example/imprint">Imprint</a>',
    ])
      expect(english).toContain(part);
    const dutch = await read('nl');
    for (const part of [
      'Eerste dag met plaatsen: zaterdag 15 juni 2030: 14:00',
      'dinsdag – zondag: 10:00 – 17:00',
      'maandag: gesloten',
    ])
      expect(dutch).toContain(part);
  });

  test('an address that leads nowhere says so in the words of visitors; an order keeps its own', async () => {
    const unknown = await describeSalesPage(app, `/shop/${client.subdomain}/nothing`, 'xx, nl');
    expect(unknown).toMatchObject({
      status: 404,
      language: 'nl',
      title: 'Op dit adres worden geen tickets verkocht',
    });
    expect(await describeSalesPage(app, '/shop/%E0%A4%A/x')).toMatchObject({ status: 404 });
    expect(await describeSalesPage(app, '/shop/order/secret')).toBeUndefined();
  });
});

describe('when there is room', () => {
  test('a party reads how many places are left once they are few or too few', async () => {
    const { times, hold } = await aPage(10);
    expect(await times(2)).toMatchObject([{ time: '14:00', state: 'quiet', left: null }]);
    await hold(7);
    expect(await times(2)).toMatchObject([{ state: 'busy', left: null }]);
    expect(await times(4)).toMatchObject([{ state: 'busy', left: 3 }]);
    await hold(2);
    expect(await times(1)).toMatchObject([{ state: 'almost full', left: 1 }]);
    await hold(1);
    expect(await times(1)).toMatchObject([{ state: 'full', left: 0 }]);
  });

  test('a day without a timeslot for the whole party is full to it', async () => {
    const { stateOfDay, hold } = await aPage(10);
    await hold(7);
    expect(await stateOfDay(3)).toBe('busy');
    expect(await stateOfDay(4)).toBe('full');
  });

  test('a month has all its days, also those without times', async () => {
    const { page, address } = await aPage(10);
    const days = await showDays(app, address, { ticketGroupIds: [page.ticketGroupId], people: 1 }, june);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({
      date: '2030-06-01',
      state: 'none',
      look: 'none',
      reason: 'no-times',
      fromPriceMinor: null,
    });
  });

  test('a page tells nothing about another page’s groups', async () => {
    const [{ address }, other] = [await aPage(10), await aPage(10)];
    const asked = showDays(app, address, { ticketGroupIds: [other.page.ticketGroupId], people: 1 }, june);
    expect(await refusalsOf(asked)).toEqual(['ticketGroupIds: ticket-group-unknown']);
  });
});
