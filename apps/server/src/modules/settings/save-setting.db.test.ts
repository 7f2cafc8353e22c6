import { nextDayStart } from '@foyer/domain/settings/setting-in-force.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { applySettingNow } from './apply-setting-now.ts';
import { findSetting } from './find-setting.ts';
import { saveSetting } from './save-setting.ts';
import { settleSettings } from './settle-settings.ts';
import { readSubject } from './subject-state.ts';
import { withdrawAllSettings, withdrawSetting } from './withdraw-setting.ts';

const database = await testDatabase();

function aWorld(start = '2026-10-24T12:00:00Z') {
  const clock = testClock(start);
  return { clock, ...testApp(database, clock) };
}

const stateOf = (person: RequestContext, subject: Parameters<typeof readSubject>[1]) =>
  person.inClient((scope) => readSubject(scope, subject, person.app.clock()));

async function save(
  person: RequestContext,
  subject: Parameters<typeof readSubject>[1],
  value: object,
  isApplyNow = false,
) {
  const { version } = await stateOf(person, subject);
  await saveSetting(person, { subject, value, version, isApplyNow });
}

describe('a change of the hold minutes', () => {
  test('is in force at the client’s next midnight, not before', async () => {
    const { app, clock } = aWorld();
    const manager = await signedInAs(app, await aClient(app));
    await save(manager, 'hold', { holdMinutes: 20 });
    const { coming, inForce } = await stateOf(manager, 'hold');
    expect(inForce).toEqual({ holdMinutes: 15 });
    expect(coming?.effectiveAt).toEqual(nextDayStart(clock.now(), 'Europe/Amsterdam'));
    const at = (instant: string) =>
      manager.inClient((scope) => findSetting(scope, 'hold', new Date(instant)));
    // The night in which the clock goes back: the day starts at 22:00 UTC, as the one before did.
    expect(await at('2026-10-24T21:59:59.999Z')).toEqual({ holdMinutes: 15 });
    expect(await at('2026-10-24T22:00:00Z')).toEqual({ holdMinutes: 20 });
  });

  test('is withdrawn by saving what is in force, and stays in the history', async () => {
    const { app } = aWorld();
    const manager = await signedInAs(app, await aClient(app));
    await save(manager, 'hold', { holdMinutes: 20 });
    await save(manager, 'hold', { holdMinutes: 25 });
    await save(manager, 'hold', { holdMinutes: 15 });
    const { coming, history } = await stateOf(manager, 'hold');
    expect(coming).toBeUndefined();
    expect(history.map(({ value, withdrawnAt }) => [value, withdrawnAt !== null])).toEqual([
      [{ holdMinutes: 25 }, true],
      [{ holdMinutes: 20 }, true],
    ]);
  });

  test('acts at once for accounts with extra, and for no other', async () => {
    const { app } = aWorld();
    const client = await aClient(app);
    const manager = await signedInAs(app, client);
    await save(manager, 'hold', { holdMinutes: 30 });
    const { version } = await stateOf(manager, 'hold');
    const noExtra: RequestContext = {
      ...manager,
      require(module, right) {
        if (right === 'extra') throw new NotAllowedError(module, right);
      },
    };
    await expect(applySettingNow(noExtra, { subject: 'hold', version })).rejects.toBeInstanceOf(
      NotAllowedError,
    );
    await applySettingNow(manager, { subject: 'hold', version });
    expect(await stateOf(manager, 'hold')).toMatchObject({ inForce: { holdMinutes: 30 }, coming: undefined });
    const reception = await signedInAs(app, client, 'reception');
    await expect(
      saveSetting(reception, { subject: 'hold', value: { holdMinutes: 10 }, version, isApplyNow: false }),
    ).rejects.toBeInstanceOf(NotAllowedError);
  });

  test('of 4 or 61 minutes is refused at its field', async () => {
    const { app } = aWorld();
    const manager = await signedInAs(app, await aClient(app));
    for (const holdMinutes of [4, 61, 7.5]) {
      expect(await refusalsOf(save(manager, 'hold', { holdMinutes }))).toEqual([
        'holdMinutes: hold-minutes-invalid',
      ]);
    }
  });
});

test('a save that has not seen the last change is refused, and so is one of two at once', async () => {
  const { app } = aWorld();
  const manager = await signedInAs(app, await aClient(app));
  const saved = (holdMinutes: number) =>
    saveSetting(manager, { subject: 'hold', value: { holdMinutes }, version: 0, isApplyNow: false });
  const answers = await Promise.allSettled([20, 25].map(saved));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const late = answers.find((answer) => answer.status === 'rejected');
  expect(late?.reason).toMatchObject({ refusals: [{ code: 'changed-meanwhile' }] });
  await expect(saved(30)).rejects.toMatchObject({
    refusals: [{ code: 'changed-meanwhile', params: { name: manager.account.username, minutes: 0 } }],
  });
});

test('two pending values of one subject cannot be stored', async () => {
  const { app } = aWorld();
  const { clientId } = await aClient(app);
  const insert = (sequence: number) =>
    database.owner.query(
      `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at,
       made_by_name) values ($1, 'hold', $2, '{}', '{}', now(), now(), 'x')`,
      [clientId, sequence],
    );
  await insert(1);
  await expect(insert(2)).rejects.toMatchObject({ constraint: 'client_setting_one_coming' });
});

test('one field is withdrawn and the other stays to come; everything is withdrawn at once', async () => {
  const { app } = aWorld();
  const manager = await signedInAs(app, await aClient(app, { name: 'Getij' }));
  const { inForce } = await stateOf(manager, 'company');
  await save(manager, 'company', { ...inForce, name: 'Getij Museum', town: 'Zeestad' });
  const { version } = await stateOf(manager, 'company');
  await withdrawSetting(manager, { subject: 'company', field: 'town', version });
  expect((await stateOf(manager, 'company')).coming?.value).toMatchObject({
    name: 'Getij Museum',
    town: 'Havenstad',
  });
  await save(manager, 'hold', { holdMinutes: 20 });
  expect(await withdrawAllSettings(manager)).toBe(2);
  expect((await stateOf(manager, 'company')).coming).toBeUndefined();
});

test('the new languages are not withdrawn while the default language to come is one of them', async () => {
  const { app } = aWorld();
  const manager = await signedInAs(app, await aClient(app));
  const { inForce } = await stateOf(manager, 'languages');
  const { languages } = inForce as { languages: object[] };
  const german = { locale: 'de_DE', form: 'formal' };
  await save(manager, 'languages', { languages: [...languages, german], defaultLocale: 'de_DE' });
  const withdraw = async (field: string) =>
    withdrawSetting(manager, {
      subject: 'languages',
      field,
      version: (await stateOf(manager, 'languages')).version,
    });
  expect(await refusalsOf(withdraw('languages'))).toEqual(['defaultLocale: default-language-not-selected']);
  await withdraw('defaultLocale');
  await withdraw('languages');
  expect((await stateOf(manager, 'languages')).coming).toBeUndefined();
});

test('a museum whose new setting cannot be settled does not keep the others waiting', async () => {
  const { app, worker, clock } = aWorld();
  const clients = [await aClient(app), await aClient(app), await aClient(app)];
  for (const client of clients) {
    const manager = await signedInAs(app, client);
    const { inForce } = await stateOf(manager, 'company');
    await save(manager, 'company', { ...inForce, town: 'Zeestad' });
  }
  const [, broken] = clients.map(({ clientId }) => clientId).sort();
  await database.owner.query(`update client_setting set value = '{}' where client_id = $1`, [broken]);
  clock.advance(24 * 60);
  await settleSettings(worker);
  const { rows } = await database.owner.query(
    `select id from client where id = any ($1) and town <> 'Zeestad'`,
    [clients.map(({ clientId }) => clientId)],
  );
  expect(rows).toEqual([{ id: broken }]);
});

test('after midnight the client’s row says the new name, and a later change by an Admin counts', async () => {
  const { app, worker, clock } = aWorld();
  const client = await aClient(app, { name: 'Getij' });
  const manager = await signedInAs(app, client);
  const { inForce } = await stateOf(manager, 'company');
  await save(manager, 'company', { ...inForce, name: 'Getij Museum' });
  clock.advance(24 * 60);
  await settleSettings(worker);
  await settleSettings(worker);
  const nameOf = async () =>
    (await database.owner.query('select name from client where id = $1', [client.clientId])).rows[0].name;
  expect(await nameOf()).toBe('Getij Museum');
  await database.owner.query('update client set name = $2 where id = $1', [client.clientId, 'Getij aan Zee']);
  expect((await stateOf(manager, 'company')).inForce).toMatchObject({ name: 'Getij aan Zee' });
});

describe('what an Admin changes in the form of a client', () => {
  test('stays when a change that was saved before it comes into force', async () => {
    const { app, worker, clock } = aWorld();
    const client = await aClient(app, { name: 'Getij' });
    const manager = await signedInAs(app, client);
    const { inForce } = await stateOf(manager, 'company');
    await save(manager, 'company', { ...inForce, name: 'Getij Museum' });
    await database.owner.query(`update client set town = 'Zeestad' where id = $1`, [client.clientId]);
    const both = { name: 'Getij Museum', town: 'Zeestad' };
    expect((await stateOf(manager, 'company')).coming?.value).toMatchObject(both);
    clock.advance(24 * 60);
    expect(await manager.inClient((scope) => findSetting(scope, 'company', clock.now()))).toMatchObject(both);
    await settleSettings(worker);
    const { rows } = await database.owner.query('select name, town from client where id = $1', [
      client.clientId,
    ]);
    expect(rows).toEqual([both]);
  });

  test('is not written over by a page of the settings that was opened before it', async () => {
    const { app } = aWorld();
    const client = await aClient(app);
    const manager = await signedInAs(app, client);
    const { inForce, version } = await stateOf(manager, 'company');
    const saved = () =>
      saveSetting(manager, {
        subject: 'company',
        value: { ...inForce, name: 'Getij Museum' },
        version,
        isApplyNow: false,
      });
    await database.owner.query(`update client set town = 'Zeestad' where id = $1`, [client.clientId]);
    expect(await refusalsOf(saved())).toEqual(['main: changed-meanwhile']);
    await database.owner.query(`update client set town = $2 where id = $1`, [
      client.clientId,
      (inForce as { town: string }).town,
    ]);
    await saved();
  });
});

test('office networks act at once; the environment is for Admins', async () => {
  const { app } = aWorld();
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  await save(manager, 'office-ips', { ranges: ['192.0.2.0/24'] });
  expect((await stateOf(manager, 'office-ips')).inForce).toEqual({ ranges: ['192.0.2.0/24'] });
  expect(await refusalsOf(save(manager, 'office-ips', { ranges: ['office'] }))).toEqual([
    'ranges.0: ip-range-invalid',
  ]);
  await expect(save(manager, 'environment', { paymentEnvironment: 'live' })).rejects.toMatchObject({
    right: 'Admin',
  });
  const admin = await signedInAsAdmin(app, client.clientId);
  await save(admin, 'environment', { paymentEnvironment: 'live' });
  expect((await stateOf(manager, 'environment')).inForce).toEqual({ paymentEnvironment: 'live' });
  const other = await signedInAs(app, await aClient(app));
  expect((await stateOf(other, 'office-ips')).inForce).toEqual({ ranges: [] });
});

test('every act is written down with the values before and after', async () => {
  const { app } = aWorld();
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  await save(manager, 'hold', { holdMinutes: 20 });
  await save(manager, 'hold', { holdMinutes: 15 });
  const { rows } = await database.owner.query(
    `select action, before, after from audit_entry where client_id = $1 and entity = 'client-setting' order by id`,
    [client.clientId],
  );
  expect(rows).toMatchObject([
    { action: 'change-setting', before: { holdMinutes: 15 }, after: { subject: 'hold', holdMinutes: 20 } },
    { action: 'withdraw-setting', before: { holdMinutes: 20 }, after: { subject: 'hold', holdMinutes: 15 } },
  ]);
});
