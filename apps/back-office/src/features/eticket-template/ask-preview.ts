import { requestGraphql } from '../../session/graphql/graphql-client.ts';
import { ETicketPreview } from './eticket-template.graphql.ts';
import type { ETicketForm } from './eticket-template-form.ts';

/** The PDF of a test ticket with what is typed. Rejects with a ValidationError on what a save would refuse. */
export async function askPreview(input: ETicketForm, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const { eTicketPreview } = await requestGraphql(ETicketPreview, { input, language });
  return Uint8Array.from(atob(eTicketPreview), (letter) => letter.charCodeAt(0));
}
