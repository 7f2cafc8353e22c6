import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { findSetting } from './find-setting.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('a client that never chose has what clients start with, and its own row', async () => {
  const { clientId } = await aClient(app, { name: 'Getij' });
  await inClient(app.db, clientId, async (scope) => {
    expect(await findSetting(scope, 'office-ips')).toEqual({ ranges: [] });
    expect(await findSetting(scope, 'hold')).toEqual({ holdMinutes: 15 });
    expect(await findSetting(scope, 'company')).toMatchObject({ name: 'Getij', town: 'Havenstad' });
    expect((await findSetting(scope, 'languages')).languages).toContainEqual({
      locale: 'nl_NL',
      form: 'formal',
    });
  });
});

test('an id of a measuring service that is no longer allowed switches off that service alone', async () => {
  const { clientId } = await aClient(app);
  // Five characters were once enough.
  const kept = { ga4Id: 'G-12345', gtmId: 'GTM-ABCD', uaId: '', pixelId: '1234567890' };
  await aSetting(database.owner, clientId, 'analytics', kept);
  await inClient(app.db, clientId, async (scope) => {
    expect(await findSetting(scope, 'analytics')).toEqual({ ...kept, ga4Id: '' });
  });
});
