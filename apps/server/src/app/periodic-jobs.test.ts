import { readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { expect, test } from 'vitest';
import { modules } from './modules.ts';

test('all work that is done again and again has a name of its own, in words on the message queue', () => {
  const names = modules.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  const words = readCatalogue('en', 'queue');
  expect(names.filter((name) => !words[`queue.job.${name.replaceAll(' ', '-')}`])).toEqual([]);
});
