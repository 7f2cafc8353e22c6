import { type Embedding, type EmbedMode, frameNamePrefix } from './embedding.ts';

/** What an embedding page writes on its element. */
export interface EmbedChoices {
  /** '{client}/{channel}' */
  channel: string;
  language: string | null;
  group: string | null;
  date: string | null;
  tickets: string | null;
}

/** The address of the sales page in a frame of another site. */
export function frameAddress(foyer: string, { channel, ...query }: EmbedChoices): string {
  const url = new URL(`/shop/${channel.split('/').map(encodeURIComponent).join('/')}`, foyer);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** The name of the frame; the sales page reads it again after each reload. */
export function frameName(mode: EmbedMode, page: Location | URL, campaign: string | null): string {
  const said: Embedding = { mode, page: `${page.origin}${page.pathname}`, campaign };
  return frameNamePrefix + JSON.stringify(said);
}
