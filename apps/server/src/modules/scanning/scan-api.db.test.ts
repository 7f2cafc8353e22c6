import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { createServer } from '../../app/create-server.ts';

const database = await testDatabase();
const server = await createServer(testApp(database).app);
afterAll(() => server.close());

test('the OpenAPI document describes every call of the scan API, its body and its key', async () => {
  const answer = await server.inject({ url: '/api/openapi.json' });
  expect(answer.statusCode).toBe(200);
  const document = answer.json();
  expect(document.openapi).toBe('3.1.0');
  const declared = server.declaredRoutes
    .filter(({ url, method }) => url.startsWith('/api/scan/') && method !== 'HEAD')
    .map(({ url, method }) => `${method} ${url}`);
  const described = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.keys(calls as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual([...new Set(declared)].sort());
  const scans = document.paths['/api/scan/v1/scans'].post;
  expect(scans.security).toEqual([{ device: [] }]);
  expect(JSON.stringify([scans.requestBody, document.components.schemas])).toContain('sequence');
  expect(document.components.securitySchemes.device).toMatchObject({ in: 'header', name: 'authorization' });
});

test('a key that calls too often waits; another key is not held up', async () => {
  // All calls come within one minute, however slow the machine is.
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const call = (key: string) =>
    server.inject({ url: '/api/scan/v1/context', headers: { authorization: `Device ${key}` } });
  try {
    for (let sent = 0; sent < 1_200; sent += 100) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => call('a')));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    }
    const last = await call('a');
    expect(last.statusCode).toBe(429);
    expect(last.headers['retry-after']).toMatch(/^\d+$/);
    expect((await call('b')).statusCode).toBe(401);
  } finally {
    time.mockRestore();
  }
});
