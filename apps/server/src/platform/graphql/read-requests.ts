import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { badRequest } from './bad-request.ts';
import { readMultipart } from './read-multipart.ts';

const jsonTypes = new Set(['application/json', 'application/graphql+json']);
const MULTIPART = 'multipart/form-data';

/** JSON and the multipart form of uploads are read; Yoga would read forms and bare documents too. */
export function isRead(contentType: string | undefined): boolean {
  const type = mediaType(contentType);
  return jsonTypes.has(type) || type === MULTIPART;
}

function mediaType(contentType: string | undefined | null): string {
  return (contentType?.split(/[,;]/)[0] ?? '').trim().toLowerCase();
}

/** Whatever cannot be read as a request answers 400, never with the words of the engine; `tell` logs its cause. */
export function readRequests(tell: (requestId: string, cause: unknown) => void): Plugin<object, CallContext> {
  return {
    onRequestParse: ({ request, requestParser, setRequestParser, serverContext }) => {
      const isMultipart = mediaType(request.headers.get('content-type')) === MULTIPART;
      const read = isMultipart && request.method === 'POST' ? readMultipart : requestParser;
      if (!read) return;
      setRequestParser(async (sent) => {
        try {
          return await read(sent);
        } catch (error) {
          if (error instanceof GraphQLError) throw error;
          tell(serverContext.req.id, error);
          throw badRequest('The request cannot be read.');
        }
      });
    },
  };
}

interface CallContext extends Record<string, unknown> {
  req: { id: string };
}
