import { Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestSeconds } from './request-seconds.ts';

const seconds = [0.001, 0.005, 0.03, 0.7, 12];

test("the figures of requests read as the library's own histogram would tell them", async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const requests = new RequestSeconds(ours);
  const usual = new Histogram({
    name: 'foyer_http_request_seconds',
    help: 'Duration of HTTP requests in seconds',
    labelNames: ['method', 'route', 'status'],
    buckets: [...requests.bounds],
    registers: [theirs],
  });
  for (const status of ['200', '503']) {
    const labels = { method: 'GET', route: '/api/shop/orders/:secret', status };
    const series = requests.seriesOf(labels);
    for (const one of seconds) {
      series.observe(one);
      usual.observe(labels, one);
    }
  }
  const linesOf = async (registry: Registry) =>
    (await registry.metrics()).split('\n').map(withSortedLabels).sort();
  expect(await linesOf(ours)).toEqual(await linesOf(theirs));
});

const withSortedLabels = (line: string) =>
  line.replace(/\{(.*)\}/, (_all, labels: string) => labels.split(',').sort().join());
