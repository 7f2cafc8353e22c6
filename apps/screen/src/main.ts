import { wallPreviewPath } from '@foyer/domain/narrowcasting/shown-wall.ts';
import '@foyer/ui/theme/inter-latin.css';
import './screen.css';
import { askWall } from './ask-wall.ts';
import { createDrawing } from './draw-screen.ts';
import { keepPage } from './keep-page.ts';
import { keepWall, readKeptWall } from './kept-wall.ts';
import { startPreview } from './preview.ts';
import { createScreenLoop } from './screen-loop.ts';

const root = document.getElementById('screen');
if (!root) throw new Error('The page has no #screen');
const show = createDrawing(root);

if (window.location.pathname === wallPreviewPath) startPreview(show);
else startScreen(window.location.pathname.split('/')[2] ?? '');

function startScreen(token: string): void {
  keepPage();
  const tick = createScreenLoop({
    kept: readKeptWall(token),
    keep: (kept) => keepWall(token, kept),
    ask: (etag) => askWall(token, etag),
    show,
    onNewBuild: loadNewBuild,
    ticks: () => performance.now(),
    deviceTime: () => Date.now(),
  });
  tick();
  setInterval(tick, 1_000);
}

/** A page that is older than the server's loads itself again, once for each build. */
function loadNewBuild(build: string): void {
  const own = new URL(import.meta.url).pathname.split('/').pop();
  const kept = 'foyer-screen-build';
  if (!import.meta.env.PROD || !build || build === own || sessionStorage.getItem(kept) === build) return;
  sessionStorage.setItem(kept, build);
  window.location.reload();
}
