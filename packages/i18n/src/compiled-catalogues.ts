import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { hasSyntax } from './compiled-message.ts';

const catalogueFile =
  /[\\/]i18n[\\/]src[\\/](?:other-forms[\\/][a-z]+|catalogues[\\/][a-z]+[\\/](?:[a-z]+[\\/])?[\w-]+)\.json$/;

/**
 * A Vite plugin: catalogues reach the browser with their messages parsed, so that no page carries the parser
 * (11 kB compressed). What has no syntax stays text.
 */
export function compiledCatalogues() {
  return {
    name: 'compiled-catalogues',
    enforce: 'pre' as const,
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
          },
        ],
      },
    }),
    load(id: string) {
      const [path = ''] = id.split('?');
      if (!catalogueFile.test(path)) return null;
      const messages = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]),
      );
      return { code: `export default ${JSON.stringify(compiled)};`, moduleType: 'js' as const };
    },
  };
}

function compileMessage(message: string) {
  if (!hasSyntax(message)) return message;
  return new IntlMessageFormat(message, 'en', undefined, {
    ignoreTag: true,
    captureLocation: false,
  }).getAst();
}
