import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError, NotFoundError } from '../../platform/errors.ts';
import { findCompanyForm } from './company-form.repository.ts';
import { renewCompanyFormLink, revokeCompanyFormLink } from './company-form-link.ts';
import { fillCompanyForm, fillCompanyFormByLink, readFormLink } from './fill-company-form.ts';
import { findSetting } from './find-setting.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);
const form = {
  companyName: 'Getij Museum B.V.',
  address: 'Havenkade 1',
  postalCode: '1411 AB',
  town: 'Havenstad',
  vatNumber: 'NL004495445B01',
  kvkNumber: '68750110',
  accountNumber: 'NL91 ABNA 0417 1643 00',
  beneficiary: 'Getij Museum',
};
const aManager = async () => signedInAs(app, await aClient(app));
const tokenOf = (url: string) => url.split('#').at(1) ?? '';

test('the bookkeeper fills the form in by the secret link, and the link is spent', async () => {
  const manager = await aManager();
  const token = tokenOf(await renewCompanyFormLink(manager));
  expect(await readFormLink(app, token)).toMatchObject({ clientName: 'Getij' });
  expect(await refusalsOf(fillCompanyFormByLink(app, token, { ...form, beneficiary: ' ' }))).toEqual([
    'beneficiary: fields-required',
  ]);
  await fillCompanyFormByLink(app, token, form);
  expect(await manager.inClient(findCompanyForm)).toMatchObject({
    accountNumber: 'NL91ABNA0417164300',
    savedByName: null,
  });
  expect(await manager.inClient((scope) => findSetting(scope, 'financial', clock.now()))).toMatchObject({
    kvkNumber: '68750110',
  });
  await expect(readFormLink(app, token)).rejects.toBeInstanceOf(NotFoundError);
  expect(await refusalsOf(renewCompanyFormLink(manager))).toEqual(['main: company-form-filled']);
  const { rows } = await database.owner.query(
    `select action, actor_kind from audit_entry where client_id = $1 and entity = 'company-form' order by id`,
    [manager.clientId],
  );
  expect(rows).toEqual([
    { action: 'renew-company-form-link', actor_kind: 'account' },
    { action: 'fill-company-form', actor_kind: 'key' },
  ]);
});

test('the settings ask for nothing that the form says: the empty address of the museum is filled in, its name stays', async () => {
  const manager = await aManager();
  await manager.inClient((scope) =>
    scope.tx
      .updateTable('client')
      .set({ address: '', postalCode: '', town: 'Getijdorp' })
      .where('id', '=', manager.clientId)
      .execute(),
  );
  await fillCompanyForm(manager, form);
  const company = await manager.inClient((scope) => findSetting(scope, 'company', clock.now()));
  expect(company).toMatchObject({
    name: 'Getij',
    address: 'Havenkade 1',
    postalCode: '1411 AB',
    town: 'Getijdorp',
  });
});

test('a renewed, revoked or old link no longer works, and the token is nowhere in the database', async () => {
  const manager = await aManager();
  const first = tokenOf(await renewCompanyFormLink(manager));
  const second = tokenOf(await renewCompanyFormLink(manager));
  await expect(readFormLink(app, first)).rejects.toBeInstanceOf(NotFoundError);
  await readFormLink(app, second);
  await revokeCompanyFormLink(manager);
  await expect(fillCompanyFormByLink(app, second, form)).rejects.toBeInstanceOf(NotFoundError);
  const third = tokenOf(await renewCompanyFormLink(manager));
  clock.advance(15 * 24 * 60);
  await expect(readFormLink(app, third)).rejects.toBeInstanceOf(NotFoundError);
  const { rows } = await database.owner.query('select t::text from company_form_link t');
  expect(JSON.stringify(rows)).not.toContain(third);
});

test('it is filled in once: of two at the same moment one is refused', async () => {
  const manager = await aManager();
  const answers = await Promise.allSettled([1, 2].map(() => fillCompanyForm(manager, form)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 'rejected')?.reason).toMatchObject({
    refusals: [{ code: 'company-form-filled' }],
  });
});

test('every field is needed and checked, and reception may do none of it', async () => {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const wrong = { ...form, town: '', vatNumber: 'NL1', kvkNumber: '1', accountNumber: 'NL00' };
  expect(await refusalsOf(fillCompanyForm(manager, wrong))).toEqual([
    'town: fields-required',
    'vatNumber: vat-number-invalid',
    'kvkNumber: kvk-number-invalid',
    'accountNumber: account-number-invalid',
  ]);
  const reception = await signedInAs(app, client, 'reception');
  await expect(fillCompanyForm(reception, form)).rejects.toBeInstanceOf(NotAllowedError);
  await expect(renewCompanyFormLink(reception)).rejects.toBeInstanceOf(NotAllowedError);
});
