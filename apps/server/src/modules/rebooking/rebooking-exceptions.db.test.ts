import { decideRebooking } from '@foyer/domain/rebooking/decide-rebooking.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { applyRebookingExceptionNow } from './apply-rebooking-exception-now.ts';
import { changeRebookingException } from './change-rebooking-exception.ts';
import { createRebookingException } from './create-rebooking-exception.ts';
import { deleteRebookingException } from './delete-rebooking-exception.ts';
import { listRebookingExceptions } from './list-rebooking-exceptions.ts';
import { rebookingRulesOf } from './rebooking-rules-of.ts';
import { withdrawRebookingException } from './withdraw-rebooking-exception.ts';

const database = await testDatabase();
const DAY = 24 * 60;

async function aMuseum() {
  const clock = testClock('2026-11-20T12:00:00Z');
  const { app } = testApp(database, clock);
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { ticketTypeId, ticketGroupId } = await aTimeslot(database.owner, client.clientId, {});
  const create = (change: object = {}) =>
    createRebookingException(manager, {
      kind: 'ticket-type',
      targetId: ticketTypeId,
      feeMinor: 500,
      ...change,
    });
  const shown = async () =>
    (await listRebookingExceptions(manager, 'en')).map(({ state, feeMinor }) => `${state} ${feeMinor}`);
  const fee = async () => {
    const rules = await manager.inClientReadOnly((scope) => rebookingRulesOf(scope, clock.now()));
    return decideRebooking({
      ...rules,
      tickets: [
        {
          ticketId: 'one',
          ticketTypeId,
          ticketGroupId,
          eventId: null,
          state: 'active',
          isScanned: false,
          visit: { date: '2026-12-22', time: '14:00' },
          firstVisit: null,
          timesRebooked: 0,
          paidMinor: 1750,
          newPriceMinor: null,
        },
      ],
      wanted: null,
      timeZone: 'Europe/Amsterdam',
      now: clock.now(),
      by: 'staff',
    }).feeMinor;
  };
  return { app, clock, client, manager, ticketTypeId, ticketGroupId, create, shown, fee };
}

async function auditOf(id: string) {
  const { rows } = await database.owner.query(
    'select action, before, after from audit_entry where entity_id = $1 order by at, id',
    [id],
  );
  return rows;
}

describe('an exception', () => {
  test('applies from the next day of the client on, as a setting', async () => {
    const { clock, create, shown, fee } = await aMuseum();
    await create();
    expect(await shown()).toEqual(['coming 500']);
    expect(await fee()).toBe(0);
    clock.advance(DAY);
    expect(await shown()).toEqual(['in-force 500']);
    expect(await fee()).toBe(500);
  });

  test('that is changed keeps its old rules until then, and both are shown', async () => {
    const { manager, clock, create, shown, fee, ticketTypeId } = await aMuseum();
    const { id, version } = await create();
    clock.advance(DAY);
    const typed = { kind: 'ticket-type', targetId: ticketTypeId, feeMinor: 700 };
    await changeRebookingException(manager, { id, version }, typed);
    expect(await shown()).toEqual(['changing 500', 'coming 700']);
    expect(await fee()).toBe(500);
    clock.advance(DAY);
    expect(await shown()).toEqual(['in-force 700']);
    expect(await fee()).toBe(700);
  });

  test('to come is changed as it is', async () => {
    const { manager, create, shown, ticketTypeId } = await aMuseum();
    const made = await create();
    await changeRebookingException(manager, made, {
      kind: 'ticket-type',
      targetId: ticketTypeId,
      feeMinor: 700,
    });
    expect(await shown()).toEqual(['coming 700']);
  });

  test('that is deleted holds until the next day, and can be kept before', async () => {
    const { manager, clock, create, shown } = await aMuseum();
    const { id, version } = await create();
    clock.advance(DAY);
    await deleteRebookingException(manager, { id, version });
    expect(await shown()).toEqual(['ending 500']);
    await withdrawRebookingException(manager, { id, version: version + 1 });
    expect(await shown()).toEqual(['in-force 500']);
    await deleteRebookingException(manager, { id, version: version + 2 });
    clock.advance(DAY);
    expect(await shown()).toEqual([]);
  });

  test('whose change is withdrawn stays as it was', async () => {
    const { manager, clock, create, shown, ticketTypeId } = await aMuseum();
    const made = await create();
    clock.advance(DAY);
    const next = await changeRebookingException(manager, made, {
      kind: 'ticket-type',
      targetId: ticketTypeId,
      feeMinor: 700,
    });
    await withdrawRebookingException(manager, next);
    expect(await shown()).toEqual(['in-force 500']);
  });

  test('acts at once where an account with extra says so', async () => {
    const { manager, clock, create, shown, fee, ticketTypeId } = await aMuseum();
    const made = await create();
    await applyRebookingExceptionNow(manager, made);
    expect(await fee()).toBe(500);
    clock.advance(60);
    const typed = { kind: 'ticket-type', targetId: ticketTypeId, feeMinor: 700 };
    const next = await changeRebookingException(manager, { id: made.id, version: 2 }, typed);
    await applyRebookingExceptionNow(manager, next);
    expect(await shown()).toEqual(['in-force 700']);
    await deleteRebookingException(manager, { id: next.id, version: 2 });
    await applyRebookingExceptionNow(manager, { id: next.id, version: 3 });
    expect(await shown()).toEqual([]);
  });

  test('of a period is named as it was typed, one of a ticket group by its group', async () => {
    const { manager, create, ticketGroupId } = await aMuseum();
    await create({ kind: 'ticket-group', targetId: ticketGroupId });
    await create({
      kind: 'period',
      targetId: null,
      name: 'Christmas',
      from: '2026-12-19',
      until: '2027-01-03',
    });
    const named = await listRebookingExceptions(manager, 'en');
    expect(named.map(({ targetName }) => targetName)).toEqual(['Salt & Light', 'Christmas']);
  });

  test('leaves a trace of every change, with what was before and after', async () => {
    const { manager, clock, create, ticketTypeId } = await aMuseum();
    const made = await create();
    await changeRebookingException(manager, made, {
      kind: 'ticket-type',
      targetId: ticketTypeId,
      feeMinor: 700,
    });
    clock.advance(DAY);
    await deleteRebookingException(manager, { id: made.id, version: 2 });
    await withdrawRebookingException(manager, { id: made.id, version: 3 });
    const entries = await auditOf(made.id);
    expect(entries).toMatchObject([
      { action: 'create-rebooking-exception', after: { feeMinor: 500 } },
      { action: 'change-rebooking-exception', before: { feeMinor: 500 }, after: { feeMinor: 700 } },
      { action: 'delete-rebooking-exception', before: { feeMinor: 700 } },
      { action: 'withdraw-rebooking-exception' },
    ]);
  });
});

describe('an exception is refused', () => {
  test('for what has one already, also at the same moment', async () => {
    const { create, shown } = await aMuseum();
    const both = await Promise.allSettled([create(), create()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalsOf(create())).toEqual(['targetId: rebooking-exception-exists']);
    expect(await shown()).toHaveLength(1);
  });

  test('for a ticket type of another client, or none', async () => {
    const { create } = await aMuseum();
    const other = await aMuseum();
    const refusal = ['targetId: rebooking-target-required'];
    expect(await refusalsOf(create({ targetId: other.ticketTypeId }))).toEqual(refusal);
    expect(await refusalsOf(create({ kind: 'event' }))).toEqual(refusal);
  });

  test('by a page that is out of date, and twice for one that ends', async () => {
    const { manager, clock, create, ticketTypeId } = await aMuseum();
    const made = await create();
    clock.advance(DAY);
    await deleteRebookingException(manager, made);
    const changed = ['main: changed-meanwhile'];
    expect(await refusalsOf(deleteRebookingException(manager, made))).toEqual(changed);
    expect(await refusalsOf(deleteRebookingException(manager, { id: made.id, version: 2 }))).toEqual(changed);
    const typed = { kind: 'ticket-type', targetId: ticketTypeId, feeMinor: 700 };
    expect(await refusalsOf(changeRebookingException(manager, { id: made.id, version: 2 }, typed))).toEqual(
      changed,
    );
  });

  test('to accounts without the right, and to another client', async () => {
    const { app, client, clock, create } = await aMuseum();
    const made = await create();
    clock.advance(DAY);
    const reception = await signedInAs(app, client, 'reception');
    await expect(deleteRebookingException(reception, made)).rejects.toThrow(NotAllowedError);
    await expect(listRebookingExceptions(reception, 'en')).rejects.toThrow(NotAllowedError);
    const stranger = (await aMuseum()).manager;
    await expect(deleteRebookingException(stranger, made)).rejects.toThrow(NotFoundError);
  });
});

test('an exception goes with its ticket type', async () => {
  const { client, create, shown, ticketTypeId } = await aMuseum();
  await create();
  await database.owner.query('delete from ticket_type where client_id = $1 and id = $2', [
    client.clientId,
    ticketTypeId,
  ]);
  expect(await shown()).toEqual([]);
});
