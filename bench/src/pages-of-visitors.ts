import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { startServerProcess } from '@foyer/testkit/server-process.ts';
import { TEST_SECRET, testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Side } from './benchmark.ts';
import { sendRaw } from './send-raw.ts';

const CONNECTIONS = 256;

/** What a crowd asks for before anyone buys: the page with its first data, and a month of it that others asked for too. */
export const pagesOfVisitors: Benchmark = {
  name: 'pages of visitors',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const page = await aSalesPage(database.owner, client.clientId);
    const web = await startServerProcess({
      DATABASE_URL: database.ownerUrl,
      FOYER_SECRET: TEST_SECRET,
      FOYER_DATA_DIR: database.folder,
      FOYER_ROLE: 'web',
    });
    const side = (name: string, path: string): Side => ({
      name: `${name} by ${CONNECTIONS} connections`,
      programs: [{ name: 'the web process', pid: web.pid }],
      run: (milliseconds) => sendRaw(web.port, requestOf(path, web.port), CONNECTIONS, milliseconds),
    });
    const empty = side("the same server's empty route", '/healthz');
    const address = `${client.subdomain}/${page.url}`;
    const month = `availability?ticketGroupIds=${page.ticketGroupId}&party=2&month=${page.date.slice(0, 7)}`;
    const answers = { unit: 'answers', measure: 'rate', other: empty } as const;
    return {
      contests: [
        {
          ...answers,
          name: 'sales page with its first data, against the empty route',
          must: 0.25,
          aim: 0.5,
          foyer: side('Foyer: the sales page', `/shop/${address}?language=en`),
        },
        {
          ...answers,
          name: 'cached month of a sales page, against the empty route',
          must: 0.5,
          aim: 0.7,
          foyer: side('Foyer: a month with prices and states', `/api/shop/${address}/${month}`),
        },
      ],
      findFaults: async () => [],
      async close() {
        await web.stop();
      },
    };
  },
};

/** As a browser asks: with the encodings that it reads. */
const requestOf = (path: string, port: number) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: gzip, deflate, br\r\naccept-language: en-GB\r\n\r\n`;
