import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { measurePressure } from './measure-pressure.ts';

/** Keeps the process from doing anything else. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('a process that cannot keep up says so, and one that can does not', async () => {
  const server = fastify();
  const isHardPressed = await measurePressure(server, 20);
  const isPatient = await measurePressure(server, 600_000);
  await server.ready();
  expect(isHardPressed()).toBe(false);
  await expect
    .poll(
      () => {
        block(200);
        return isHardPressed();
      },
      { interval: 1 },
    )
    .toBe(true);
  expect(isPatient()).toBe(false);
  await server.close();
});
