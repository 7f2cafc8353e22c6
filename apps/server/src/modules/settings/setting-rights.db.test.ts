import { accountTypes, maySignIn } from '@foyer/domain/identity/account-types.ts';
import { startRights } from '@foyer/domain/identity/start-rights.ts';
import {
  type SettingSubject,
  settingSubjects,
  subjectRules,
} from '@foyer/domain/settings/setting-subjects.ts';
import { settingDefaults } from '@foyer/domain/settings/setting-values.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { signedInAsAdmin } from '@foyer/testkit/builders/an-admin.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { applySettingNow } from './apply-setting-now.ts';
import { saveSetting } from './save-setting.ts';
import { listVisibleSettings, mayApplyNow, mayEdit, settingModules } from './setting-rights.ts';
import { readSubject } from './subject-state.ts';
import { withdrawSetting } from './withdraw-setting.ts';

/** Each subject is guarded by the module and the rule that `subjectRules` declares for it: every one is tried. */
const database = await testDatabase();
const { app } = testApp(database);

const acts = [
  (person: RequestContext, subject: SettingSubject) =>
    saveSetting(person, { subject, value: {}, version: 0, isApplyNow: false }),
  (person: RequestContext, subject: SettingSubject) => applySettingNow(person, { subject, version: 0 }),
  (person: RequestContext, subject: SettingSubject) =>
    withdrawSetting(person, { subject, field: null, version: 0 }),
];

/** Which of the acts on a subject are refused for want of a right. */
async function refusedActs(person: RequestContext, subject: SettingSubject): Promise<boolean[]> {
  const answers = acts.map((act) => act(person, subject).then(Boolean, (error) => error));
  return (await Promise.all(answers)).map((answer) => answer instanceof NotAllowedError);
}

/** An account with the rights of management on one module of the settings only. */
async function onlyWith(person: RequestContext, module: string): Promise<RequestContext> {
  const can: RequestContext['can'] = (asked, right) => asked === module && person.can(asked, right);
  const require: RequestContext['require'] = (asked, right) => {
    if (!can(asked, right)) throw new NotAllowedError(asked, right);
  };
  return { ...person, can, require };
}

test.each(accountTypes.filter(maySignIn))(
  'an account of type %s changes the subjects that its rights and the rules of Admins leave it, and sees no others',
  async (accountType) => {
    const person = await signedInAs(app, await aClient(app), accountType);
    const rights = startRights(accountType);
    const seen = (await listVisibleSettings(person)).map(({ subject }) => subject);
    for (const subject of settingSubjects) {
      const { module, adminOnly } = subjectRules[subject];
      const mayChange = !adminOnly && (rights.get(module)?.edit ?? false);
      expect(mayEdit(person, subject), subject).toBe(mayChange);
      expect(await refusedActs(person, subject), subject).toEqual(acts.map(() => !mayChange));
      expect(seen.includes(subject), subject).toBe(rights.has(module));
    }
  },
);

test.each(settingModules)(
  'the right on %s opens its own subjects and none of the other page',
  async (module) => {
    const person = await onlyWith(await signedInAs(app, await aClient(app)), module);
    const own = settingSubjects.filter((subject) => subjectRules[subject].module === module);
    expect((await listVisibleSettings(person)).map(({ subject }) => subject)).toEqual(own);
    for (const subject of settingSubjects) {
      const isOpen = own.includes(subject) && !subjectRules[subject].adminOnly;
      expect(await refusedActs(person, subject), subject).toEqual(acts.map(() => !isOpen));
    }
  },
);

test('an Admin in the client changes every subject, what is for Admins alone too', async () => {
  const admin = await signedInAsAdmin(app, (await aClient(app)).clientId);
  for (const subject of settingSubjects) {
    expect(await refusedActs(admin, subject), subject).toEqual(acts.map(() => false));
    expect(mayEdit(admin, subject), subject).toBe(true);
  }
  expect(await listVisibleSettings(admin)).toHaveLength(Object.keys(settingDefaults).length);
});

test('what the platform charges changes tomorrow at the earliest: no Admin applies it now', async () => {
  const admin = await signedInAsAdmin(app, (await aClient(app)).clientId);
  const subject = 'platform-rates';
  const stateOf = () => admin.inClient((scope) => readSubject(scope, subject, app.clock()));
  const { version } = await stateOf();
  const value = { ...settingDefaults[subject], platformServiceOnlineMinor: 35 };
  expect(mayApplyNow(admin, subject)).toBe(false);
  const never = ['main: setting-never-now'];
  expect(await refusalsOf(saveSetting(admin, { subject, value, version, isApplyNow: true }))).toEqual(never);
  await saveSetting(admin, { subject, value, version, isApplyNow: false });
  const saved = await stateOf();
  expect(await refusalsOf(applySettingNow(admin, { subject, version: saved.version }))).toEqual(never);
  expect((await stateOf()).coming?.value).toEqual(value);
});
