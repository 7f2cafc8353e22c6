import { type EditForm, useEditForm } from '../../components/edit-page/use-edit-form.ts';
import type { TicketstreetInput } from '../../generated/operations.ts';
import { checkTicketstreet, type TicketstreetForm, ticketstreetInputOf } from './ticketstreet-form.ts';

/** A ticketstreet's form: checked by the rule of the server, sent as the rule tidied it. */
export function useTicketstreetForm(
  values: TicketstreetForm,
  send: (input: TicketstreetInput, seenVersion: number) => Promise<unknown>,
  { version = 0, controlOf }: { version?: number; controlOf?: (field: string) => string } = {},
): EditForm<TicketstreetForm> {
  return useEditForm({
    values,
    version,
    controlOf,
    check: checkTicketstreet,
    save: (_typed, input, seenVersion) => send(ticketstreetInputOf(input), seenVersion),
  });
}
