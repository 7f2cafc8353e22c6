import type { ContentLanguage } from '../catalog/content-text.ts';
import type { ChannelHoldCapacity } from './hold-capacity.ts';

/** A published sales page with its own settings, look and content (specification, section 3: Ticketstreet). */
export interface Channel {
  id: string;
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
  /** Introduction above the tickets, per language. */
  intro: Readonly<Record<string, string>>;
  colours: ChannelColours;
  ticketGroupIds: readonly string[];
  minTickets: number;
  /** Null = no maximum. */
  maxTickets: number | null;
  holdCapacity: ChannelHoldCapacity;
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
