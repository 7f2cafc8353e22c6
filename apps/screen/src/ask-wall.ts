import type { ShownWall } from '@foyer/domain/narrowcasting/shown-wall.ts';

/** What the server said; `gone` = this address shows nothing any more. */
export type WallAnswer =
  | { kind: 'wall'; wall: ShownWall; etag: string | null; serverTime: number | null }
  | { kind: 'same'; serverTime: number | null }
  | { kind: 'gone' }
  | { kind: 'failed' };

const PATIENCE_MS = 8_000;

/** Asks what the screen of a token shows; never throws. */
export async function askWall(token: string, etag: string | null): Promise<WallAnswer> {
  try {
    const answer = await fetch(`/api/screen/${encodeURIComponent(token)}`, {
      // The page keeps the last answer itself; one by the browser would hide that the server is away.
      cache: 'no-store',
      credentials: 'omit',
      headers: etag ? { 'if-none-match': etag } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const serverTime = timeOf(answer.headers.get('date'));
    if (answer.status === 304) return { kind: 'same', serverTime };
    if (answer.status === 404) return { kind: 'gone' };
    if (!answer.ok) return { kind: 'failed' };
    const wall = (await answer.json()) as ShownWall;
    return { kind: 'wall', wall, etag: answer.headers.get('etag'), serverTime };
  } catch {
    return { kind: 'failed' };
  }
}

function timeOf(date: string | null): number | null {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? null : time;
}
