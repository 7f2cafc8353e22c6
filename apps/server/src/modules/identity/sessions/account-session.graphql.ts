import { builder } from '../../../platform/graphql/builder.ts';
import type { OpenSession } from './session.repository.ts';

export const AccountSession = builder
  .objectRef<OpenSession & { isOwn: boolean }>('AccountSession')
  .implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      userAgent: t.exposeString('userAgent'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
      isOwn: t.exposeBoolean('isOwn', { description: 'The session of this very call' }),
    }),
  });
