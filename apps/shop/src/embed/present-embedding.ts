import { type Embedding, readEmbedding } from './embedding.ts';

/** How this page is shown in another one; null = it has the window for itself. */
export const embedding: Embedding | null = readEmbedding(
  typeof window === 'undefined' ? '' : window.name,
  typeof window !== 'undefined' && window.parent !== window,
);
