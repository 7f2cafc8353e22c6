import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** What came out of a printer, job by job. */
export interface PrintedJob {
  /** Line by line, without the spaces at their ends. */
  lines: string[];
  cuts: number;
  /** How often the drawer was opened. */
  kicks: number;
}

export interface ReceiptPrinter {
  port: number;
  jobs: PrintedJob[];
  close(): Promise<void>;
}

const [esc, fs, gs] = [0x1b, 0x1c, 0x1d];
/** Commands with how many bytes follow their name, as the ESC/POS reference of Epson lists them. */
const argumentsOf: Record<string, number> = {
  ...{
    '27 64': 0,
    '27 33': 1,
    '27 45': 1,
    '27 69': 1,
    '27 71': 1,
    '27 97': 1,
    '27 77': 1,
    '27 50': 0,
    '27 51': 1,
  },
  ...{
    '27 100': 1,
    '27 116': 1,
    '27 112': 3,
    '27 82': 1,
    '29 33': 1,
    '29 66': 1,
    '29 76': 2,
    '29 98': 1,
    '28 46': 0,
  },
};

/** A receipt printer on the network of a test: it reads ESC/POS by raw TCP and remembers what it printed. */
export async function aReceiptPrinter(): Promise<ReceiptPrinter> {
  const jobs: PrintedJob[] = [];
  const server: Server = createServer((socket: Socket) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => {
      jobs.push(readJob(Buffer.concat(chunks)));
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, jobs, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

function readJob(bytes: Buffer): PrintedJob {
  const job: PrintedJob = { lines: [], cuts: 0, kicks: 0 };
  let line = '';
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === esc || byte === fs || byte === gs) {
      const name = `${byte} ${bytes[at + 1]}`;
      if (name === '27 112') job.kicks += 1;
      if (name === '29 86') {
        job.cuts += 1;
        // GS V 65 and 66 feed before they cut: one byte more.
        at += (bytes[at + 2] ?? 0) >= 65 ? 3 : 2;
        continue;
      }
      const rest = argumentsOf[name];
      if (rest === undefined) throw new Error(`The printer knows no command ${name}`);
      at += 1 + rest;
    } else if (byte === 0x0a) {
      job.lines.push(line.trimEnd());
      line = '';
    } else if (byte >= 0x20) {
      // Of the code pages that receipts use the test reads ASCII; everything else is shown as one sign.
      line += byte < 0x80 ? String.fromCharCode(byte) : '?';
    }
  }
  job.lines = job.lines.filter(Boolean);
  return job;
}
