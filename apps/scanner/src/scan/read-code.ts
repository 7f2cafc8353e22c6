/** Finds a code in the picture of a playing video; null when there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | null>;
