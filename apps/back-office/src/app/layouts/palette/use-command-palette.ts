import { useEffect, useState } from 'react';
import { logError } from '../../../session/log-error.ts';
import { loadParts } from '../../../words/loaded-parts.ts';
import type { CommandPalette } from './command-palette.tsx';

type Palette = typeof CommandPalette;

/** Its entries are named in the catalogue of areas. */
async function loadPalette(): Promise<Palette> {
  const [loaded] = await Promise.all([import('./command-palette.tsx'), loadParts(['areas'])]);
  return loaded.CommandPalette;
}

/** How long an idle moment is waited for; Safari knows none, and waits this long. */
const idleWithinMs = 3000;

/** The palette's code, fetched when the page has nothing else to do, or when it is wanted. */
export function useCommandPalette(wanted: boolean): { Palette: Palette | undefined; failed: boolean } {
  const [palette, setPalette] = useState<Palette>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (palette) return;
    const load = async () => {
      setFailed(false);
      try {
        const loaded = await loadPalette();
        setPalette(() => loaded);
      } catch (error) {
        logError(error);
        setFailed(true);
      }
    };
    return wanted ? void load() : whenIdle(() => void load());
  }, [palette, wanted]);
  return { Palette: palette, failed };
}

/** @returns what calls it off. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(act, { timeout: idleWithinMs });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, idleWithinMs);
  return () => clearTimeout(timer);
}
