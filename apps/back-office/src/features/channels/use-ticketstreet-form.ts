import { type EditForm, useEditForm } from '../../components/use-edit-form.ts';
import type { TicketstreetInput } from '../../generated/operations.ts';
import { type TicketstreetForm, ticketstreetInputOf } from './ticketstreet-form.ts';

/** A ticketstreet's form: checked by the rule of the server, sent as the rule tidied it. */
export function useTicketstreetForm(
  values: TicketstreetForm,
  send: (input: TicketstreetInput) => Promise<unknown>,
): EditForm<TicketstreetForm> {
  return useEditForm({
    values,
    check: async (typed) =>
      (await import('@foyer/domain/channels/channel-input.ts')).parseChannelInput(typed),
    save: (_typed, input) => send(ticketstreetInputOf(input)),
  });
}
