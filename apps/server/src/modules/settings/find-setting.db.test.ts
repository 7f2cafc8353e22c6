import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { findSetting } from './find-setting.ts';

const { app } = testApp(await testDatabase());

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
