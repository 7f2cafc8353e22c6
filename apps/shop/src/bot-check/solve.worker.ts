import type { Challenge } from 'altcha-lib';
import { solveBotChallenge } from './solve-challenge.ts';

/** Off the page's thread, so that scrolling and typing never wait. */
self.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  void solveBotChallenge(data).then((solved) => self.postMessage(solved));
});
