import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import type {
  DeskQuoteQuery,
  SellAtDeskMutation,
  SellAtDeskMutationVariables,
} from '../../../generated/operations.ts';
import { RequestError } from '../../../session/graphql/request-error.ts';

export type ShownQuote = DeskQuoteQuery['deskQuote'];
export type DeskSale = SellAtDeskMutationVariables['input'];

/** A ticket that is printed without the server. */
export interface PrintedTicket {
  /** The 16 digits that people read. */
  number: string;
  code: string;
  title: string;
  typeName: string;
  /** '20-11-2026 14:30', or the day alone; '' = on any day. */
  when: string;
}

/** What a sale without the server prints. */
export interface PapersOfSale {
  receipt: ReceiptBlock[];
  tickets: PrintedTicket[];
}

/** A sale that is done. Without the server its number is that of its receipt, and it brings its own papers. */
export type SoldSale = SellAtDeskMutation['sellAtDesk'] & { papers?: PapersOfSale };

/**
 * What decides prices and sells: the server, or the lease of a desk that has no connection. Both refuse alike: `quote` with a
 * `RequestError`, `sell` with a `ValidationError`.
 */
export interface DeskHand {
  /** Another one where its answers may differ: 'server', 'lease 4'. */
  name: string;
  quote: (wish: DeskSale['wish']) => Promise<ShownQuote>;
  sell: (sale: DeskSale) => Promise<SoldSale>;
}

/** Refusals of a rule that runs in the browser, as the server would have said them. */
export const refusedHere = (refusals: readonly Refusal[]): RequestError =>
  new RequestError(
    200,
    refusals.map(({ code, field = 'main', params = {} }) => {
      return { message: `${field}|${code}|${code}`, extensions: { params } };
    }),
    undefined,
  );
