import type { Dispatcher } from 'undici';

export interface LightRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  headers?: Record<string, string>;
  body?: string | null;
}

export interface LightAnswer {
  status: number;
  location: string | null;
  text: string;
}

/**
 * One request with nothing but what a benchmark reads of its answer: no stream, no signal. The sender shares the
 * processor with what it measures, as a program that only sends (pgbench for the other side) hardly does.
 */
export function sendLightly(
  http: Dispatcher,
  { method, path, headers, body }: LightRequest,
): Promise<LightAnswer> {
  return new Promise((resolve, reject) => {
    const answer: LightAnswer = { status: 0, location: null, text: '' };
    http.dispatch(
      { method, path, headers: headers ?? null, body: body ?? null },
      {
        onRequestStart() {},
        onResponseStart(_controller, status, { location }) {
          answer.status = status;
          answer.location = typeof location === 'string' ? location : null;
        },
        onResponseData(_controller, chunk) {
          answer.text += chunk.toString('utf8');
        },
        onResponseEnd: () => resolve(answer),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}
