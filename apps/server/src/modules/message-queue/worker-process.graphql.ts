import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readingIn } from '../../platform/graphql/reading.ts';
import { readWorkers, type ScheduledJob, type WorkerFigures } from './worker-process.repository.ts';

const Scheduled = builder.objectRef<ScheduledJob>('ScheduledJob').implement({
  description: 'Work that is done again and again',
  fields: (t) => ({
    name: t.exposeString('name'),
    everySeconds: t.exposeFloat('everySeconds'),
    lastRunAt: t.expose('lastRunAt', { type: 'DateTime', nullable: true }),
  }),
});

const Workers = builder.objectRef<WorkerFigures>('Workers').implement({
  description: 'The processes that carry out the messages of all clients; nothing here is of any client',
  fields: (t) => ({
    running: t.exposeInt('running'),
    known: t.exposeInt('known', { description: 'With those that stopped without a word within the hour' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true }),
    versions: t.exposeStringList('versions'),
    busy: t.exposeFloat('busy', { description: 'Share of the last minute, 0 to 1' }),
    scheduled: t.expose('scheduled', { type: [Scheduled] }),
  }),
});

builder.queryField('workers', (t) =>
  t.field({
    type: Workers,
    authScopes: { right: ['message-queue', 'access'] },
    resolve: readingIn(() => PLATFORM_CLIENT_ID, readWorkers),
  }),
);
