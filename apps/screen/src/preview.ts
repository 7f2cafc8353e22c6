import { type WallPreviewMessage, wallPreviewReady } from '@foyer/domain/narrowcasting/shown-wall.ts';
import type { ScreenView } from './screen-loop.ts';

/** In the frame beside the editor: shows what the editor sends, and asks for nothing. */
export function startPreview(show: (view: ScreenView) => void): void {
  let shown: WallPreviewMessage | null = null;
  const began = performance.now();
  const draw = () => {
    if (!shown) return;
    const { wall, language } = shown;
    const chosen = wall.faces.findIndex((face) => face.language === language);
    const turn = Math.floor((performance.now() - began) / (wall.languageSeconds * 1_000));
    const face = chosen >= 0 ? chosen : turn % Math.max(1, wall.faces.length);
    show({ kind: 'wall', wall, face, now: Date.now(), asOf: null });
  };
  window.addEventListener('message', ({ origin, data }: MessageEvent<Partial<WallPreviewMessage> | null>) => {
    if (origin !== window.location.origin || data?.kind !== 'foyer-wall') return;
    shown = data as WallPreviewMessage;
    draw();
  });
  setInterval(draw, 1_000);
  window.parent.postMessage(wallPreviewReady, window.location.origin);
}
