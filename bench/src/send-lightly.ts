import { openConnection, type RawConnection } from './send-raw.ts';

export interface LightRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string | null;
}

export interface LightAnswer {
  status: number;
  location: string | null;
  /** One character a byte: what is not ASCII is not decoded. */
  text: string;
}

/** So many connections to one server, which its buyers share. */
export interface LightServer {
  port: number;
  /** The next free connection sends it; a request waits while there is none. */
  send(request: LightRequest): Promise<LightAnswer>;
  close(): void;
}

interface Kept {
  connection: RawConnection;
  lastUsedAt: number;
}

/** The server closes a connection that nothing came over for five seconds, as between two sides of a contest. */
const STAYS_OPEN_MS = 3_000;

export function lightServer(port: number, connections: number): LightServer {
  const free: Kept[] = [];
  const waiting: ((kept: Kept) => void)[] = [];
  let opened = 0;

  async function take(): Promise<Kept> {
    const kept = free.pop();
    if (kept && performance.now() - kept.lastUsedAt < STAYS_OPEN_MS) return kept;
    if (!kept && opened >= connections) return new Promise((resolve) => waiting.push(resolve));
    if (kept) kept.connection.close();
    else opened += 1;
    return { connection: await openConnection(port), lastUsedAt: 0 };
  }

  function giveBack(kept: Kept): void {
    kept.lastUsedAt = performance.now();
    const next = waiting.shift();
    if (next) next(kept);
    else free.push(kept);
  }

  return {
    port,
    async send(request) {
      const kept = await take();
      const answer = await kept.connection.ask(write(request));
      giveBack(kept);
      return read(answer);
    },
    close() {
      for (const { connection } of free) connection.close();
    },
  };
}

function write({ method, path, headers = {}, body }: LightRequest): string {
  let head = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n`;
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`;
  const isWithBody = body !== undefined && body !== null;
  return isWithBody
    ? `${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
    : `${head}${method === 'GET' ? '' : 'content-length: 0\r\n'}\r\n`;
}

function read(answer: string): LightAnswer {
  const end = answer.indexOf('\r\n\r\n');
  const location = /\r\nlocation: ([^\r]*)/i.exec(answer.slice(0, end));
  return {
    status: Number(answer.slice(9, 12)),
    location: location?.[1] ?? null,
    text: answer.slice(end + 4),
  };
}
