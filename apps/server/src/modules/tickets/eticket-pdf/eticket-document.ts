/** Everything that a PDF with the tickets of one order says; amounts in minor units, texts in the buyer's language. */
export interface ETicketDocument {
  readonly language: string;
  /** The words are those of the other form, formal or informal, than the written one. */
  readonly isOtherForm?: boolean;
  readonly client: {
    readonly name: string;
    readonly town: string;
    readonly email: string;
    readonly website: string;
  };
  /** The colours of the channel, as `#RRGGBB`. */
  readonly colours: { readonly brand: string; readonly ink: string };
  /** The image that every page is printed on, instead of head and waves. */
  readonly background?: Buffer | null;
  readonly orderNumber: string;
  readonly buyerName: string;
  readonly currency: string;
  /** A test order's tickets say so: they open no gate. */
  readonly isTest: boolean;
  readonly tickets: readonly ETicket[];
}

export interface ETicket {
  /** What the code holds, see domain tickets/ticket-code.ts. */
  readonly code: string;
  /** The 16 digits that people read. */
  readonly ticketNumber: string;
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
  /** What its ticket group says below the code; '' = nothing. */
  readonly text?: string;
  readonly location: {
    readonly name: string;
    readonly address: string;
    readonly postalCode: string;
    readonly town: string;
  } | null;
}
