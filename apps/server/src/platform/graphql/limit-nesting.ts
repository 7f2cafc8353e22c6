import { Lexer, Source, TokenKind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { badRequest } from './bad-request.ts';

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Refuses documents, variables and extensions that are nested deeper than so many levels, with 400. The parser and
 * the checks of variables are recursive: some thousand levels overflow the engine's stack. Both are measured here
 * without recursion, before the parser runs.
 */
export function limitNesting(limit: number, tell: (requestId: string) => void): Plugin<object, CallContext> {
  const refusal = badRequest(`The query or its variables are nested more than ${limit} deep`);
  return {
    onParams: ({ params, setResult }) => {
      const { variables, extensions } = params ?? {};
      if (isDeeper(variables, limit) || isDeeper(extensions, limit)) setResult({ errors: [refusal] });
    },
    onParse: ({ parseFn, setParseFn }) => {
      setParseFn((source, options) => {
        if (isDocumentDeeper(source, limit)) throw refusal;
        return parseFn(source, options);
      });
    },
    // Here and not above: a document that was refused before is known, and not measured again.
    onExecutionResult: ({ result, context }) => {
      if (!result || Symbol.asyncIterator in result) return;
      // The library may have wrapped it.
      if (result.errors?.some((error) => [error, error.originalError].includes(refusal)))
        tell(context.req.id);
    },
  };
}

interface CallContext extends Record<string, unknown> {
  req: { id: string };
}

/** Reads up to the first sign that no document may hold: the parser refuses it in its own words, and reads no further. */
function isDocumentDeeper(source: string | Source, limit: number): boolean {
  const lexer = new Lexer(typeof source === 'string' ? new Source(source) : source);
  let depth = 0;
  try {
    for (let { kind } = lexer.advance(); kind !== TokenKind.EOF; { kind } = lexer.advance()) {
      if (opening.has(kind)) depth += 1;
      else if (closing.has(kind)) depth -= 1;
      if (depth > limit) return true;
    }
    return false;
  } catch {
    return false;
  }
}

/** Level by level, so that a value of any depth is measured with the stack of one call. */
function isDeeper(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}
