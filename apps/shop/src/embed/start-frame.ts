import type { Embedding } from './embedding.ts';
import './embed.css';
import { tellPage } from './tell-page.ts';

/** In a page of another site: the frame is as tall as its content, and each step begins at its top. */
export function startFrame({ mode }: Embedding): void {
  document.documentElement.dataset.embedded = mode;
  const tell = () => tellPage({ foyer: 'height', height: document.body.getBoundingClientRect().height });
  new ResizeObserver(tell).observe(document.body);
  for (const event of ['foyer:address', 'popstate'])
    window.addEventListener(event, () => tellPage({ foyer: 'step' }));
}
