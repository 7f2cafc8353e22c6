import type { UseFormReturnType } from '@mantine/form';
import type { TicketstreetForm } from './ticketstreet-form.ts';

/** What each card of the editor gets. */
export interface TicketstreetFieldsProps {
  fields: UseFormReturnType<TicketstreetForm>;
  canEdit: boolean;
}
