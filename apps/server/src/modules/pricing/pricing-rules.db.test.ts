import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { createTicketType } from '../catalog/index.ts';
import { activatePricingRule } from './activate-pricing-rule.ts';
import { changePricingRule } from './change-pricing-rule.ts';
import { createPricingRule } from './create-pricing-rule.ts';
import { deletePricingRule } from './delete-pricing-rule.ts';
import { listAllPricingRules, listRulesOfGroups } from './list-pricing-rules.ts';
import { priceVisit } from './price-visit.ts';
import { listPricingRules } from './pricing-rule.repository.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2026-11-20T12:00:00Z'));

async function aMuseum() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { ticketGroupId, ticketTypeId } = await aTimeslot(database.owner, client.clientId, { capacity: 10 });
  const form = (name: string, changes: object = {}) => ({
    name,
    kind: 'mutation',
    from: '2026-12-19',
    until: '2027-02-28',
    weekdays: [6, 7],
    active: true,
    values: [{ ticketTypeId, amountMinor: null, basisPoints: 2000 }],
    ...changes,
  });
  const rule = (name: string, changes?: object) =>
    createPricingRule(manager, ticketGroupId, form(name, changes));
  const priceOn = async (date: string) => {
    const line = {
      ticketTypeId,
      ticketGroupId,
      quantity: 1,
      ticketTypePriceMinor: 1750,
      vatBasisPoints: 900,
    };
    return (await manager.inClient((scope) => priceVisit(scope, date, [line]))).totals.totalMinor;
  };
  const names = async () =>
    (await manager.inClientReadOnly((scope) => listRulesOfGroups(scope, app.clock(), [ticketGroupId]))).map(
      ({ name, standing }) => `${name}: ${standing.state}`,
    );
  return { client, manager, ticketGroupId, ticketTypeId, form, rule, priceOn, names };
}

async function auditOf(id: string) {
  const { rows } = await database.owner.query(
    'select action, before, after from audit_entry where entity_id = $1 order by at, id',
    [id],
  );
  return rows;
}

describe('a pricing rule', () => {
  test('changes the price on its dates and weekdays, and on no other day', async () => {
    const { rule, priceOn } = await aMuseum();
    await rule('Winter weekends');
    expect(await priceOn('2026-12-19')).toBe(2100);
    expect(await priceOn('2026-12-21')).toBe(1750);
    expect(await priceOn('2026-12-13')).toBe(1750);
  });

  test('made last applies, and keeps doing so when an older one is edited', async () => {
    const { rule, form, manager, priceOn, names } = await aMuseum();
    const older = await rule('Boxing Day', { from: '2026-12-26', until: '2026-12-26' });
    await rule('Winter weekends', {
      kind: 'substitute',
      values: [{ ...form('').values[0], basisPoints: null, amountMinor: 1200 }],
    });
    expect(await priceOn('2026-12-26')).toBe(1200);
    const typed = form('Boxing Day, dearer', { from: '2026-12-26', until: '2026-12-26' });
    await changePricingRule(manager, older.id, 1, typed);
    expect(await priceOn('2026-12-26')).toBe(1200);
    expect(await names()).toEqual(['Winter weekends: active', 'Boxing Day, dearer: overwritten']);
  });

  test('that is switched off gives way to the one below it', async () => {
    const { rule, manager, ticketTypeId, priceOn, names } = await aMuseum();
    await rule('Boxing Day', { weekdays: [6] });
    const newer = await rule('Free weekends', {
      kind: 'substitute',
      values: [{ ticketTypeId, amountMinor: 0, basisPoints: null }],
    });
    expect(await priceOn('2026-12-19')).toBe(0);
    await activatePricingRule(manager, newer.id, false);
    expect(await names()).toEqual(['Free weekends: inactive', 'Boxing Day: active']);
    expect(await priceOn('2026-12-19')).toBe(2100);
    expect((await auditOf(newer.id)).map(({ action }) => action)).toEqual([
      'create-pricing-rule',
      'activate-pricing-rule',
    ]);
    await activatePricingRule(manager, newer.id, false);
    expect(await auditOf(newer.id)).toHaveLength(2);
  });

  test('leaves a trace of every change, with what was before and after', async () => {
    const { rule, form, manager } = await aMuseum();
    const made = await rule('Winter weekends');
    await changePricingRule(manager, made.id, made.version, form('Winter', { weekdays: [7] }));
    await deletePricingRule(manager, made.id);
    const [created, changed, deleted] = await auditOf(made.id);
    expect(created).toMatchObject({ action: 'create-pricing-rule', after: { name: 'Winter weekends' } });
    expect(changed).toMatchObject({
      action: 'change-pricing-rule',
      before: { name: 'Winter weekends', weekdays: [6, 7] },
      after: { name: 'Winter', weekdays: [7] },
    });
    expect(deleted).toMatchObject({ action: 'delete-pricing-rule', before: { name: 'Winter' } });
    expect(await manager.inClient((scope) => listPricingRules(scope))).toEqual([]);
  });

  test('is not overwritten by a save of an older version, also at the same moment', async () => {
    const { rule, form, manager, names } = await aMuseum();
    const { id, version } = await rule('Winter weekends');
    const both = await Promise.allSettled(
      ['Winter', 'Cold'].map((name) => changePricingRule(manager, id, version, form(name))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalsOf(changePricingRule(manager, id, version, form('Late')))).toEqual([
      'main: changed-meanwhile',
    ]);
    expect(await names()).toHaveLength(1);
  });

  test('of ten made at one moment each has its own place', async () => {
    const { rule, manager } = await aMuseum();
    await Promise.all(Array.from({ length: 10 }, (_, index) => rule(`Rule ${index}`)));
    const rules = await manager.inClient((scope) => listPricingRules(scope));
    const places = rules.map(({ sequence }) => sequence).sort((a, b) => a - b);
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is refused where a field says nothing, or a ticket type is of another group', async () => {
    const { rule, client } = await aMuseum();
    expect(await refusalsOf(rule(' ', { until: '2026-12-01', weekdays: [] }))).toEqual([
      'name: pricing-rule-name-required',
      'weekdays: weekday-required',
      'until: end-before-start',
    ]);
    expect(await refusalsOf(rule('Back', { until: '2026-12-01' }))).toEqual(['until: end-before-start']);
    const other = await aTimeslot(database.owner, client.clientId, {});
    const foreign = [{ ticketTypeId: other.ticketTypeId, amountMinor: 100, basisPoints: null }];
    expect(await refusalsOf(rule('Foreign', { values: foreign }))).toEqual(['values: ticket-type-not-found']);
  });

  test('that is edited keeps the prices of archived ticket types, which its page does not show', async () => {
    const { rule, form, manager, ticketGroupId, ticketTypeId } = await aMuseum();
    const senior = await createTicketType(manager, ticketGroupId, {
      descriptions: [{ language: 'en', name: 'Senior' }],
      priceMinor: 1500,
      ticketLimit: null,
      vatBasisPoints: 900,
      salesPoints: ['website'],
    });
    const own = { ticketTypeId, amountMinor: 100, basisPoints: null };
    const ofSenior = { ...own, ticketTypeId: senior.id };
    const { id } = await rule('Holidays', { values: [own, ofSenior] });
    const archive = (archived: boolean) =>
      database.owner.query('update ticket_type set archived_at = case when $2 then now() end where id = $1', [
        senior.id,
        archived,
      ]);
    await archive(true);
    const dearer = { ...own, amountMinor: 250 };
    const changed = await changePricingRule(manager, id, 1, form('Holidays', { values: [dearer] }));
    expect(changed.values).toEqual(expect.arrayContaining([dearer, ofSenior]));
    // Of a type that the page shows, an empty field takes the price away.
    await archive(false);
    const left = await changePricingRule(manager, id, 2, form('Holidays', { values: [dearer] }));
    expect(left.values).toEqual([dearer]);
    await changePricingRule(manager, id, 3, form('Holidays', { values: [dearer, ofSenior] }));
    await archive(true);
    const price = { ...own, amountMinor: 1200 };
    const set = await changePricingRule(
      manager,
      id,
      4,
      form('Holidays', { kind: 'substitute', values: [price] }),
    );
    expect(set.values).toEqual([price]);
  });

  test('of an archived ticket type alone can no longer apply, until the type is brought back', async () => {
    const { rule, names, ticketTypeId } = await aMuseum();
    await rule('Winter weekends');
    const archive = (archived: boolean) =>
      database.owner.query('update ticket_type set archived_at = case when $2 then now() end where id = $1', [
        ticketTypeId,
        archived,
      ]);
    await archive(true);
    expect(await names()).toEqual(['Winter weekends: overwritten']);
    await archive(false);
    expect(await names()).toEqual(['Winter weekends: active']);
  });

  test('continues for the other ticket types when one of them is deleted', async () => {
    const { rule, manager, ticketGroupId, ticketTypeId } = await aMuseum();
    const child = await createTicketType(manager, ticketGroupId, {
      descriptions: [{ language: 'en', name: 'Child' }],
      priceMinor: 600,
      ticketLimit: null,
      vatBasisPoints: 900,
      salesPoints: ['website'],
    });
    const values = [ticketTypeId, child.id].map((id) => ({ ticketTypeId: id, amountMinor: 100 }));
    await rule('Holidays', { values });
    await database.owner.query('delete from ticket_type where id = $1', [child.id]);
    const [left] = await manager.inClient((scope) => listPricingRules(scope));
    expect(left?.values).toEqual([{ ticketTypeId, amountMinor: 100, basisPoints: null }]);
  });
});

describe('the rules of all groups', () => {
  test('are counted by state and found by the names of rule and group; ended ones are separate', async () => {
    const { rule, manager } = await aMuseum();
    await rule('Autumn', { from: '2026-09-01', until: '2026-11-19' });
    await rule('Quiet Tuesdays', { weekdays: [2], active: false });
    await rule('Boxing Day', { from: '2026-12-26', until: '2026-12-26' });
    await rule('Winter weekends');
    const { rules, counts } = await listAllPricingRules(manager, {});
    expect(counts).toEqual({ all: 3, active: 1, inactive: 1, overwritten: 1, ended: 1 });
    expect(rules.map(({ name }) => name)).toEqual(['Winter weekends', 'Boxing Day', 'Quiet Tuesdays']);
    expect(rules[1]?.standing).toMatchObject({ under: 'Winter weekends', days: 1, daysInEffect: 0 });
    const of = async (filter: object) =>
      (await listAllPricingRules(manager, filter)).rules.map(({ name }) => name);
    expect(await of({ ended: true })).toEqual(['Autumn']);
    expect(await of({ state: 'overwritten' })).toEqual(['Boxing Day']);
    expect(await of({ search: 'tues' })).toEqual(['Quiet Tuesdays']);
    expect(await refusalsOf(listAllPricingRules(manager, { state: 'odd' }))).toEqual([
      'state: state-unknown',
    ]);
  });
});

describe('another account', () => {
  test('without the right changes no rule', async () => {
    const { client, ticketGroupId, form, rule } = await aMuseum();
    const { id, version } = await rule('Winter weekends');
    const reader = await signedInAs(app, client, 'read only');
    const tries = [
      () => createPricingRule(reader, ticketGroupId, form('Mine')),
      () => changePricingRule(reader, id, version, form('Mine')),
      () => activatePricingRule(reader, id, false),
      () => deletePricingRule(reader, id),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(NotAllowedError);
    expect((await listAllPricingRules(reader, {})).counts.all).toBe(1);
  });

  test('of another client neither finds a rule nor puts one under a foreign group', async () => {
    const { ticketGroupId, form, rule } = await aMuseum();
    const { id, version } = await rule('Winter weekends');
    const other = await signedInAs(app, await aClient(app));
    const tries = [
      () => createPricingRule(other, ticketGroupId, form('Mine')),
      () => changePricingRule(other, id, version, form('Mine')),
      () => activatePricingRule(other, id, false),
      () => deletePricingRule(other, id),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(NotFoundError);
    expect((await listAllPricingRules(other, {})).counts.all).toBe(0);
  });
});
