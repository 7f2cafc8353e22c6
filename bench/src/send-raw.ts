import { once } from 'node:events';
import { connect } from 'node:net';
import type { Run } from './benchmark.ts';

/**
 * Sends the same request over so many connections again and again until the time is over, and reads nothing of an answer
 * but its status and its length: the sender costs a quarter of what an HTTP client does, so that the server is what is
 * measured.
 * @throws with the answer when one is not a success.
 */
export async function sendRaw(
  port: number,
  request: string,
  connections: number,
  milliseconds: number,
): Promise<Run> {
  const durations: number[] = [];
  const end = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('latin1');
      await once(socket, 'connect');
      let startedAt = performance.now();
      let received = '';
      socket.write(request);
      for await (const chunk of socket) {
        received += chunk;
        if (received.length < lengthOf(received)) continue;
        if (!received.startsWith('HTTP/1.1 2')) throw new Error(received);
        const now = performance.now();
        durations.push(now - startedAt);
        if (now >= end) break;
        startedAt = now;
        received = '';
        socket.write(request);
      }
    }),
  );
  durations.sort((a, b) => a - b);
  const p99Milliseconds = durations[Math.ceil(durations.length * 0.99) - 1] ?? Number.NaN;
  return { done: durations.length, p99Milliseconds };
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
