import { builder } from '../../platform/graphql/builder.ts';
import { pauseWorkers, readWorkerPause, resumeWorkers } from './pause-workers.ts';
import type { WorkerPause } from './worker-pause.repository.ts';

const Pause = builder.objectRef<WorkerPause>('WorkerPause').implement({
  description: 'The workers of all clients carry out no messages',
  fields: (t) => ({
    pausedAt: t.expose('pausedAt', { type: 'DateTime' }),
    pausedBy: t.exposeString('pausedBy', { description: 'Username of the Admin' }),
  }),
});

builder.queryField('workerPause', (t) =>
  t.field({
    type: Pause,
    nullable: true,
    authScopes: { right: ['clients', 'access'] },
    description: 'null while the workers are at work',
    resolve: (_root, _args, context) => readWorkerPause(context.signedIn()),
  }),
);

builder.mutationFields((t) => ({
  pauseWorkers: t.field({
    type: Pause,
    nullable: true,
    authScopes: { right: ['clients', 'edit'] },
    resolve: (_root, _args, context) => pauseWorkers(context.signedIn()),
  }),
  resumeWorkers: t.field({
    type: Pause,
    nullable: true,
    authScopes: { right: ['clients', 'edit'] },
    resolve: (_root, _args, context) => resumeWorkers(context.signedIn()),
  }),
}));
