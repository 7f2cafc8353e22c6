/// <reference types="vite/client" />

declare module 'virtual:parts-of-features' {
  /** The parts of the catalogue that the code of each feature names, by folder (`vite.config.ts`). */
  export const partsOfFeatures: Readonly<Record<string, readonly string[]>>;
}
