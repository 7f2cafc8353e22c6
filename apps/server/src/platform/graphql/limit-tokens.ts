import type { Plugin } from 'graphql-yoga';

/**
 * Reads no further than so many words and signs of a document: some checks of a document take the square of its
 * length, so that one of a megabyte would keep a process busy for minutes.
 */
export function limitTokens(limit: number): Plugin {
  return {
    onParse: ({ parseFn, setParseFn }) => {
      setParseFn((source, options) => parseFn(source, { ...options, maxTokens: limit }));
    },
  };
}
