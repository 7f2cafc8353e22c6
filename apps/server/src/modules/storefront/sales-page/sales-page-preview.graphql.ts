import { builder } from '../../../platform/graphql/builder.ts';
import { reading } from '../../../platform/graphql/reading.ts';
import { TicketstreetInput, withTextsByKey } from '../../channels/index.ts';
import { previewSalesPage } from './preview-sales-page.ts';

builder.queryField('salesPagePreview', (t) =>
  t.field({
    description: 'What `GET /api/shop/{client}/{channel}` would answer if this were saved and published',
    type: 'JSON',
    authScopes: { anyRight: [['channel-management', 'ticketstreet'], 'access'] as const },
    args: { id: t.arg.id(), input: t.arg({ type: TicketstreetInput }), language: t.arg.string() },
    resolve: reading((scope, _root, { id, input, language }, call) =>
      previewSalesPage(call.app, scope, { id, typed: withTextsByKey(input), language }),
    ),
  }),
);
