import { describe, expect, test } from 'vitest';
import { checkWish, countAdmissions, type OrderableGroup, roomInOrder, visitToChoose } from './check-wish.ts';
import { splitByTime } from './split-by-time.ts';

type OrderableType = OrderableGroup['ticketTypes'][number];

function aType(id: string, changes: Partial<OrderableType> = {}): OrderableType {
  return {
    id,
    name: id,
    itemKind: 'admission',
    isChildTicket: false,
    minPerOrder: 1,
    maxPerOrder: null,
    statusLabel: null,
    ...changes,
  };
}

function aGroup(
  id: string,
  ticketTypes: OrderableType[],
  changes: Partial<OrderableGroup> = {},
): OrderableGroup {
  return {
    id,
    title: id,
    needsTimeslot: true,
    needsDate: false,
    fixedDate: null,
    calendarIds: ['galleries'],
    childNeedsAdult: true,
    pageMaximum: null,
    ticketTypes,
    ...changes,
  };
}

const museum = aGroup('museum', [aType('adult'), aType('child', { isChildTicket: true })]);

function codesOf(
  lines: Record<string, number>,
  groups = [museum],
  limits = { minTickets: 1, maxTickets: 25 },
) {
  const wanted = Object.entries(lines).map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity }));
  const result = checkWish({ ticketGroups: groups, ...limits }, wanted);
  return result.ok ? [] : result.refusals.map((refusal) => refusal.code);
}

describe('products and merchandise of an order', () => {
  const poster = aType('poster', { itemKind: 'merchandise' });
  const shop = aGroup('shop', [poster], { needsTimeslot: false, calendarIds: [], childNeedsAdult: false });

  test('they are not counted as tickets', () => {
    const limits = { minTickets: 2, maxTickets: 3 };
    expect(codesOf({ adult: 3, poster: 4 }, [museum, shop], limits)).toEqual([]);
    expect(codesOf({ adult: 1, poster: 4 }, [museum, shop], limits)).toEqual(['order-below-minimum']);
    expect(codesOf({ poster: 1 }, [museum, shop], limits)).toEqual([]);
  });

  test('a child does not come with a poster', () => {
    expect(codesOf({ child: 1, poster: 1 }, [museum, shop])).toEqual(['child-needs-adult']);
    expect(codesOf({ child: 1, adult: 1, poster: 1 }, [museum, shop])).toEqual([]);
  });
});

describe('the tickets of an order', () => {
  test('two adults and a child can come', () => {
    expect(codesOf({ adult: 2, child: 1 })).toEqual([]);
  });

  test('nothing chosen is no order', () => {
    expect(codesOf({ adult: 0 })).toEqual(['no-tickets-chosen']);
  });

  test('a child does not come alone', () => {
    expect(codesOf({ child: 2 })).toEqual(['child-needs-adult']);
  });

  test('a child comes alone where the group allows it', () => {
    expect(codesOf({ child: 2 }, [{ ...museum, childNeedsAdult: false }])).toEqual([]);
  });

  test('a seller has a fewest and a most', () => {
    const limits = { minTickets: 2, maxTickets: 4 };
    expect(codesOf({ adult: 1 }, [museum], limits)).toEqual(['order-below-minimum']);
    expect(codesOf({ adult: 4 }, [museum], limits)).toEqual([]);
    expect(codesOf({ adult: 5 }, [museum], limits)).toEqual(['order-above-maximum']);
  });

  test('posters beside the tickets use up no tickets, and can be added to a full order', () => {
    const poster = aType('poster', { itemKind: 'merchandise' });
    const page = { minTickets: 1, maxTickets: 4, ticketGroups: [museum, aGroup('shop', [poster])] };
    const lines = [
      { ticketTypeId: 'adult', quantity: 3 },
      { ticketTypeId: 'poster', quantity: 2 },
    ];
    expect(countAdmissions(page.ticketGroups, lines)).toBe(3);
    expect(roomInOrder(page, lines, aType('child'))).toBe(1);
    expect(roomInOrder(page, lines, poster)).toBe(Infinity);
    expect(roomInOrder({ ...page, maxTickets: null }, lines, aType('child'))).toBe(Infinity);
  });

  test('a type that staff labelled is shown, and not sold', () => {
    const labelled = aGroup('museum', [aType('adult'), aType('late', { statusLabel: 'sold out' })]);
    const page = { minTickets: 1, maxTickets: null, ticketGroups: [labelled] };
    expect(checkWish(page, [{ ticketTypeId: 'adult', quantity: 1 }]).ok).toBe(true);
    expect(checkWish(page, [{ ticketTypeId: 'late', quantity: 1 }])).toMatchObject({
      refusals: [{ code: 'ticket-type-not-for-sale', field: 'late' }],
    });
  });

  test('a ticket type has a fewest and a most', () => {
    const family = aGroup('family', [aType('family', { minPerOrder: 2, maxPerOrder: 3 })]);
    expect(codesOf({ family: 1 }, [family])).toEqual(['ticket-below-minimum']);
    expect(codesOf({ family: 3 }, [family])).toEqual([]);
    expect(codesOf({ family: 4 }, [family])).toEqual(['ticket-above-maximum']);
  });

  test('a group has a page maximum over all its types, and 0 means unlimited', () => {
    expect(codesOf({ adult: 2, child: 2 }, [{ ...museum, pageMaximum: 3 }])).toEqual(['group-above-maximum']);
    expect(codesOf({ adult: 2, child: 2 }, [{ ...museum, pageMaximum: 0 }])).toEqual([]);
  });

  test('tickets that share no times are two orders', () => {
    const tower = aGroup('tower', [aType('climb')], { calendarIds: ['stairs'] });
    expect(codesOf({ adult: 1, climb: 1 }, [museum, tower])).toEqual(['one-visit-per-order']);
    expect(codesOf({ adult: 1, climb: 1 }, [museum, { ...tower, calendarIds: ['galleries'] }])).toEqual([]);
  });

  test('a tour that is offered besides the tickets has a time of its own, with others of its times or none', () => {
    const tour = aGroup('tour', [aType('tour')], { calendarIds: ['guides'] });
    const boat = aGroup('boat', [aType('boat'), aType('deck')], { calendarIds: ['harbour'] });
    const split = (...chosen: string[]) => {
      const groups = [tour, museum, boat].filter(({ ticketTypes }) =>
        ticketTypes.some(({ id }) => chosen.includes(id)),
      );
      const { together, apart } = splitByTime(groups, chosen, ['tour', 'boat']);
      return [together, apart].map((some) => some.map(({ id }) => id).join());
    };
    expect(split('adult', 'tour')).toEqual(['museum', 'tour']);
    expect(split('tour')).toEqual(['tour', '']);
    expect(split('tour', 'boat')).toEqual(['tour', 'boat']);
    expect(split('adult', 'tour', 'boat', 'deck')).toEqual(['museum,boat', 'tour']);
    const upsellTypeIds = ['tour', 'boat'];
    const limits = { minTickets: 1, maxTickets: 25, upsellTypeIds };
    expect(codesOf({ adult: 1, tour: 1, boat: 2 }, [tour, museum, boat], limits)).toEqual([]);
    expect(codesOf({ adult: 1, deck: 1 }, [museum, boat], limits)).toEqual(['one-visit-per-order']);
  });

  test('a day ticket goes with a timeslot, tickets for two fixed dates do not go together', () => {
    const day = { needsTimeslot: false, needsDate: true, calendarIds: [] };
    const garden = aGroup('garden', [aType('garden')], day);
    expect(codesOf({ adult: 1, garden: 1 }, [museum, garden])).toEqual([]);
    const fixed = (id: string, fixedDate: string) =>
      aGroup(id, [aType(id)], { ...day, needsDate: false, fixedDate });
    const nights = [fixed('first', '2026-12-05'), fixed('second', '2026-12-06')];
    expect(codesOf({ first: 1, second: 1 }, nights)).toEqual(['one-visit-per-order']);
    expect(codesOf({ first: 1, garden: 1 }, [...nights, garden])).toEqual([]);
  });

  test('is asked for a time, for a day, or for nothing', () => {
    const pass = { needsTimeslot: false, needsDate: false, fixedDate: null };
    const day = { ...pass, needsDate: true };
    const night = { ...pass, fixedDate: '2026-12-05' };
    expect(
      [[museum, day], [day, pass], [pass], [night, day]].map((groups) => visitToChoose(groups).needs),
    ).toEqual(['time', 'day', 'nothing', 'nothing']);
  });

  test('a ticket of another seller is unknown', () => {
    expect(codesOf({ stranger: 1 })).toEqual(['ticket-type-unknown']);
  });

  test('the same type asked for twice counts together', () => {
    const twice = [1, 1].map((quantity) => ({ ticketTypeId: 'adult', quantity }));
    const result = checkWish({ ticketGroups: [museum], minTickets: 1, maxTickets: 5 }, twice);
    expect(result).toEqual({ ok: true, value: [{ ticketTypeId: 'adult', quantity: 2 }] });
  });
});
