import type { ContentLanguage } from '../catalog/content-text.ts';
import type { ChannelType } from '../clients/client.ts';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import type { ChannelTexts } from './channel-texts.ts';
import type { ChannelHoldCapacity } from './hold-capacity.ts';
import type { SalesFlow } from './sales-flow.ts';

/** A sales page with its own settings, look and content (specification, section 3: Channel, Ticketstreet). */
export interface Channel {
  id: string;
  /** Its medium: a ticketstreet sells step by step, a webshop begins with a list of products. */
  kind: ChannelType;
  title: string;
  /** Last part of the page's address: `/shop/{client subdomain}/{url}`. */
  url: string;
  publicationOn: boolean;
  /** First day of publication, local to the client; null = from the beginning. */
  startDate: string | null;
  /** Last day of publication, inclusive; null = without end. */
  endDate: string | null;
  languages: readonly ContentLanguage[];
  defaultLanguage: ContentLanguage;
  /** What the page says itself, per language. */
  texts: ChannelTexts;
  /** Those of its scheme, where it has one. */
  colours: ChannelColours;
  /** null = its colours are its own. */
  colourSchemeId: string | null;
  ticketGroupIds: readonly string[];
  minTickets: number;
  /** Null = no maximum. */
  maxTickets: number | null;
  holdCapacity: ChannelHoldCapacity;
  /** Means of payment to which it is limited, in its order; none = all that the client's providers offer. */
  paymentMethods: readonly PaymentMethod[];
  salesFlow: SalesFlow;
  /** Raised by each change, also of its publication or from a product's page. */
  version: number;
}

/** The three colours a channel chooses, as `#RRGGBB`; everything else is derived from them. */
export interface ChannelColours {
  brand: string;
  ink: string;
  paper: string;
}

/** The public default scheme of the design reference. */
export const defaultChannelColours: ChannelColours = { brand: '#C2402A', ink: '#12263A', paper: '#FBF7F0' };
