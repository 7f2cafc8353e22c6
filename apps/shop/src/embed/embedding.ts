/** How a sales page is shown in a page of another site. */
export type EmbedMode = 'inline' | 'popover';

/** What the embedding page says of itself, in the name of the frame: a reload and every step keep it. */
export interface Embedding {
  mode: EmbedMode;
  /** The page that shows the frame, without its query: 'https://www.getij.example/visit'. */
  page: string | null;
  campaign: string | null;
}

/** The name of the frame begins so; what follows is JSON. */
export const frameNamePrefix = 'foyer:';

/** A frame that the embedding script did not make is one inside the page. */
const plainFrame: Embedding = { mode: 'inline', page: null, campaign: null };

/** The embedding of a page by the name of its frame; null = it has the window for itself. */
export function readEmbedding(name: string, isFramed: boolean): Embedding | null {
  if (!isFramed) return null;
  if (!name.startsWith(frameNamePrefix)) return plainFrame;
  try {
    const { mode, page, campaign } = JSON.parse(name.slice(frameNamePrefix.length));
    return {
      mode: mode === 'popover' ? 'popover' : 'inline',
      page: textOf(page),
      campaign: textOf(campaign),
    };
  } catch {
    return plainFrame;
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** What frame and embedding page say to each other. The frame never says a secret: other scripts of the page hear it too. */
export type ToPage =
  /** The frame draws its own way to close. */
  | { foyer: 'ready' }
  | { foyer: 'unready' }
  | { foyer: 'height'; height: number }
  /** Another step is shown: from its top. */
  | { foyer: 'step' }
  | { foyer: 'close' };
export type ToFrame = { foyer: 'close-asked' } | { foyer: 'shown' } | { foyer: 'loaded' };
