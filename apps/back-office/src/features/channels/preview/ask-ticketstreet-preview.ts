import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { ValidationError } from '../../../session/graphql/validation-error.ts';
import { checkTicketstreet, type TicketstreetForm, ticketstreetInputOf } from '../ticketstreet-form.ts';
import { SalesPagePreview } from './preview.graphql.ts';
import type { AskPreview } from './use-asked-preview.ts';

/** Asks how a ticketstreet would be with what is typed; what its rule refuses is not sent. */
export function askTicketstreetPreview(id: string, typed: () => TicketstreetForm): AskPreview {
  return async (language) => {
    const checked = await checkTicketstreet(typed());
    if (!checked.ok) throw new ValidationError('', null, []);
    const input = ticketstreetInputOf(checked.value);
    const { salesPagePreview } = await requestGraphql(SalesPagePreview, { id, input, language });
    return salesPagePreview as SalesPage;
  };
}
