import type { CodeType } from '@foyer/domain/clients/client.ts';
import type { ETicketTemplate } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';

/** Everything that a PDF with the tickets of one order says; amounts in minor units, texts in the buyer's language. */
export interface ETicketDocument {
  readonly language: string;
  /** The language of a text that there is not in the buyer's. */
  readonly fallbackLanguage?: string;
  /** The words are those of the other form, formal or informal, than the written one. */
  readonly isOtherForm?: boolean;
  readonly client: {
    readonly name: string;
    readonly town: string;
    readonly email: string;
    readonly website: string;
  };
  readonly logo?: Buffer | null;
  /** The colours of the channel, as `#RRGGBB`. */
  readonly colours: { readonly brand: string; readonly ink: string };
  /** How a page looks; left out = as at first. */
  readonly template?: ETicketTemplate;
  /** What the client prints where its template does not say. */
  readonly codeType?: CodeType;
  /** The image that every page is printed on (generator 1): without waves. */
  readonly background?: Buffer | null;
  readonly orderNumber: string;
  readonly buyerName: string;
  readonly currency: string;
  /** A test order's tickets say so: they open no gate. */
  readonly isTest: boolean;
  readonly tickets: readonly ETicket[];
}

export interface ETicket {
  /** What the QR code holds, see domain tickets/ticket-code.ts. */
  readonly code: string;
  /** The 16 digits that people read, and bars hold. */
  readonly ticketNumber: string;
  /** Its place among the tickets of its order, where the document has not all of them. */
  readonly place?: { readonly number: number; readonly total: number };
  readonly productName: string;
  readonly ticketTypeName: string;
  /** The name on it; '' or left out = none. */
  readonly visitorName?: string;
  readonly visitDate: string | null;
  readonly visitTime: string | null;
  readonly durationMinutes: number | null;
  readonly priceMinor: number;
  readonly vatBasisPoints: number;
  /** The banner of its ticket group; without one there are waves in the colours of the channel. */
  readonly banner?: Buffer | null;
  /** What the banner shows; '' or left out = it only decorates. */
  readonly bannerText?: string;
  /** What its ticket group says below the code; '' = nothing. */
  readonly text?: string;
  readonly location: {
    readonly name: string;
    readonly address: string;
    readonly postalCode: string;
    readonly town: string;
  } | null;
}
