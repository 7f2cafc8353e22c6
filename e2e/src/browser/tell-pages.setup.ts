import { afterEach } from 'vitest';
import { whatPagesShow } from './what-pages-show.ts';

// A journey that waited in vain says what it waited for; its pages say why.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') throw new Error(`The pages show: ${await whatPagesShow()}`);
});
