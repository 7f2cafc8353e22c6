import { expect, test } from 'vitest';
import { hearChanges } from './hear-changes.ts';

async function count(...pieces: string[]): Promise<number> {
  let changes = 0;
  const bytes = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  await hearChanges(bytes, () => {
    changes += 1;
  });
  return changes;
}

test('the dashboard hears each change once, also when its words arrive in pieces', async () => {
  expect(
    await count('retry: 5000\n\n', ': \n\n', 'event: chan', 'ged\nda', 'ta:\n\nevent: changed\ndata:\n\n'),
  ).toBe(2);
});

test('beats and other events are no change', async () => {
  expect(await count(': changed\n\n', 'event: other\ndata: event: changed\n\n')).toBe(0);
});
