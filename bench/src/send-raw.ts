import { once } from 'node:events';
import { connect } from 'node:net';
import type { Run } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

/** A connection that is kept, with one request at a time. */
export interface RawConnection {
  /** Sends a whole request and gives its whole answer, head and body, one character a byte. @throws when it ends first. */
  ask(request: string): Promise<string>;
  close(): void;
}

/**
 * Reads nothing of an answer but its head's length: the sender shares the processor with what it measures and costs a
 * quarter of what an HTTP client does, so that the server is what is measured, as by a program that only sends (wrk, or
 * pgbench for the other side).
 */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
  await once(socket, 'connect');
  let received = '';
  let waiting: PromiseWithResolvers<string> | undefined;
  socket.on('data', (chunk: string) => {
    received += chunk;
    if (received.length < lengthOf(received)) return;
    waiting?.resolve(received);
    received = '';
  });
  socket.once('error', (error) => waiting?.reject(error));
  socket.once('close', () => waiting?.reject(new Error('the server closed a connection')));
  return {
    ask(request) {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}

/**
 * The same request over so many connections again and again until the time is over.
 * @throws with the answer when one is not a success.
 */
export async function sendRaw(
  port: number,
  request: string,
  connections: number,
  milliseconds: number,
): Promise<Run> {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(port)));
  const free = [...opened];
  try {
    return await repeatUntil(milliseconds, connections, async () => {
      const connection = free.pop();
      if (!connection) throw new Error('every connection is in use');
      const answer = await connection.ask(request);
      if (!answer.startsWith('HTTP/1.1 2')) throw new Error(answer);
      free.push(connection);
    });
  } finally {
    for (const connection of opened) connection.close();
  }
}

/** Of the whole answer; endless until its head is there. */
function lengthOf(received: string): number {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return Number.POSITIVE_INFINITY;
  if (/\r\ntransfer-encoding: chunked/i.test(received.slice(0, head)))
    return received.endsWith('\r\n0\r\n\r\n') ? received.length : Number.POSITIVE_INFINITY;
  const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(received) ?? [];
  return head + 4 + Number(length);
}
