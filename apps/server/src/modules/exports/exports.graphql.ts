import { builder } from '../../platform/graphql/builder.ts';
import { ExportFormatScalar, ExportStateScalar } from '../../scalars/export-scalars.graphql.ts';
import type { ExportFile } from './export.repository.ts';
import { getExport, listOwnExports, openExport } from './open-export.ts';

export const ExportRef = builder.objectRef<ExportFile>('Export').implement({
  description: 'A list as a file, made in the background',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    format: t.expose('format', { type: ExportFormatScalar }),
    state: t.expose('state', { type: ExportStateScalar }),
    rowCount: t.exposeInt('rowCount', { description: 'So far' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryFields((t) => ({
  export: t.field({
    type: ExportRef,
    authScopes: { session: true },
    description: 'Needs access to the module whose rows it holds',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => getExport(context.signedIn(), id),
  }),
  ownExports: t.field({
    type: [ExportRef],
    authScopes: { session: true },
    description: 'What the account asked for in the last 7 days, of one kind, the newest first',
    args: { kind: t.arg.string() },
    resolve: (_root, { kind }, context) => listOwnExports(context.signedIn(), kind),
  }),
}));

builder.mutationField('openExport', (t) =>
  t.string({
    description: 'A path to the file that works for a minute; needs access to the module whose rows it holds',
    authScopes: { session: true },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => openExport(context.signedIn(), id),
  }),
);
