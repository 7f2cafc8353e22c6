import { aMuseumWithTimes } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { expect, test } from 'vitest';
import { createServer } from '../../app/create-server.ts';
import { getTimeslotGroup } from '../scheduling/index.ts';

const database = await testDatabase();

test('back to editing from a dry run: what a colleague changed since is not deleted, the next dry run is refused', async () => {
  const { anException, app, apply, client, draft, id, manager } = await aMuseumWithTimes(database);
  const server = await createServer(app);
  const ask = graphqlAsker(server, await tokenOf(app, server, client));
  const mine = anException({ note: 'Concert' });
  const first = await draft({ exceptions: [mine] });
  await apply(await draft({ exceptions: [anException({ note: 'Roof repair' })] }));

  const { data } = await ask({
    document: 'query ($id: ID!) { timeslotChange(id: $id) { wanted seenVersion } }',
    variables: { id: first },
  });
  const { wanted, seenVersion } = (data as { timeslotChange: { wanted: object; seenVersion: string } })
    .timeslotChange;
  const again = await ask({
    document: `mutation ($id: ID!, $rules: JSON!, $version: String!) {
      draftTimeslotGroupChange(timeslotGroupId: $id, rules: $rules, version: $version)
    }`,
    variables: { id, rules: wanted, version: seenVersion },
  });
  expect(again.errors.map(({ message }) => message.split('|').at(-1))).toEqual(['changed-meanwhile']);
  const { exceptions } = await manager.inClient((scope) => getTimeslotGroup(scope, id));
  expect(exceptions.map(({ note }) => note)).toEqual(['Roof repair']);
  await server.close();
});
