import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { ETicketPreview } from './eticket-template.graphql.ts';
import type { ETicketForm } from './eticket-template-form.ts';

/** The PDF of a test ticket with what is typed. Rejects on what a save would refuse. */
export async function askPreview(input: ETicketForm, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const { eTicketPreview } = await requestGraphql(ETicketPreview, { input, language });
  return Uint8Array.from(atob(eTicketPreview), (letter) => letter.charCodeAt(0));
}

/** The same for each keystroke: what the rule refuses is not sent. Rejects with a ValidationError then. */
export async function askTypedPreview(
  input: ETicketForm,
  language: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { eTicketTemplateInput } = await import('@foyer/domain/tickets/eticket-template/eticket-template.ts');
  if (!eTicketTemplateInput.safeParse(input).success) throw new ValidationError('', null, []);
  return askPreview(input, language);
}
