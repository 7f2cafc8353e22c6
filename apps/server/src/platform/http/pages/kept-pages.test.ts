import { expect, test } from 'vitest';
import { keptPages, type RenderedPage } from './kept-pages.ts';

/** A page, how often it was rendered, and a change of what it shows. */
function aPage(status = 200) {
  const state = { renders: 0, changes: 0, status };
  const keep = keptPages();
  const render = async (): Promise<RenderedPage> => {
    state.renders += 1;
    const { changes } = state;
    return {
      status: state.status,
      headers: {},
      html: `<h1>${changes}</h1>`,
      isCurrent: () => changes === state.changes,
    };
  };
  const ask = async (name = 'tickets') => `${await (await keep(name, render)).written.body('identity')}`;
  return { state, ask };
}

test('a crowd that opens a page is one rendering of it; another page is another', async () => {
  const { state, ask } = aPage();
  const read = await Promise.all(Array.from({ length: 100 }, () => ask()));
  expect(new Set(read)).toEqual(new Set(['<h1>0</h1>']));
  expect(state.renders).toBe(1);
  await ask('tickets in Dutch');
  expect(state.renders).toBe(2);
});

test('after a change of the museum each visitor reads what is there now', async () => {
  const { state, ask } = aPage();
  expect(await ask()).toBe('<h1>0</h1>');
  state.changes += 1;
  expect(await Promise.all([ask(), ask()])).toEqual(['<h1>1</h1>', '<h1>1</h1>']);
  expect(await ask()).toBe('<h1>1</h1>');
  // Each of the two may only get what was rendered after it asked.
  expect(state.renders).toBeLessThanOrEqual(3);
});

test('that a page is not there is found out by each who asks: it may be there now', async () => {
  const { state, ask } = aPage(404);
  await ask();
  state.status = 200;
  state.changes += 1;
  expect(await ask()).toBe('<h1>1</h1>');
  await ask();
  expect(state.renders).toBe(2);
});
