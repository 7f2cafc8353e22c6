import type { SourceFile } from '../source-files.ts';
import { isTest, isTypeScript, type RepoRule, withoutCommentLines } from './repo-rule.ts';

const CATALOGUE = /^packages\/i18n\/src\/catalogues\/en\/(?:[^/]+\/)?[^/]+\.json$/;
/** Keys that the specification names itself (001, preferences), whether or not their screen is there yet. */
const PRESCRIBED = /^(desired_locale_|its_own_locale_)/;
const keyShape = /^[a-z][\w-]*(\.[\w-]+)+$/;

function listKeys(files: readonly SourceFile[]): Map<string, string> {
  return new Map(
    files
      .filter(({ path }) => CATALOGUE.test(path))
      .flatMap(({ path, text }) => Object.keys(JSON.parse(text)).map((key): [string, string] => [key, path])),
  );
}

function productCode(files: readonly SourceFile[]): SourceFile[] {
  return files.filter(({ path }) => /^(apps|packages)\//.test(path) && isTypeScript(path) && !isTest(path));
}

/**
 * The places where a refusal's code is a literal: in `refused`, in an error, as the message of a zod rule. A key that
 * is composed of a known list is checked by types (`AskedKey` of the catalogues); of a composed `string` one possible
 * key must exist.
 */
const codePlaces = [
  /\bcode: '([a-z0-9]+(?:-[a-z0-9]+)+)'/g,
  /\b(?:NotFoundError)\(\s*'([a-z0-9-]+)'/g,
  /\b(?:error|message): '([a-z0-9]+(?:-[a-z0-9]+)+)'/g,
  /\.(?:min|max|regex|refine|email|url|length|int|enum|string|array)\([^()]*(?:\([^()]*\)[^()]*)*,\s*'([a-z0-9]+(?:-[a-z0-9]+)+)',?\s*\)/g,
];
const isRule = (path: string) => /^(packages\/domain|apps\/server)\//.test(path);

/** A text that is asked for and does not exist shows its key to a visitor. */
export const missingMessages: RepoRule = {
  name: 'messages-exist',
  instead: 'Add the key to the area’s catalogue in packages/i18n/src/catalogues, in English and in Dutch.',
  find(files) {
    const keys = listKeys(files);
    const all = [...keys.keys()];
    // A code may be named elsewhere than among the refusals: the steps of "Why?" are `why.code.<code>`.
    const lastParts = new Set(all.map((key) => key.slice(key.lastIndexOf('.') + 1)));
    return productCode(files).flatMap(({ path, text }) => {
      const code = withoutCommentLines(text);
      const asked = [...code.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key = '']) => key);
      const refusals = (isRule(path) ? codePlaces : [])
        .flatMap((place) => [...code.matchAll(place)].map(([, refusal = '']) => refusal))
        .filter((refusal) => !lastParts.has(refusal))
        .map((refusal) => `errors.${refusal}`);
      const composed = [...code.matchAll(/\bt\(\s*`([a-z][\w.-]*\.[^`\n]*\$\{[^`\n]*)`/g)]
        .map(([, template = '']) => template)
        .map((template) => ({ template, pattern: toPattern(template) }))
        .filter(({ pattern }) => !all.some((key) => pattern.test(key)))
        .map(({ template }) => template);
      return [...asked.filter((key) => keyShape.test(key) && !keys.has(key)), ...refusals, ...composed].map(
        (key) => ({ place: path, message: key }),
      );
    });
  },
};

/**
 * An unused text is translated for nothing. A key counts as used when it is in the code as a literal or fits a
 * template (`menu.item.${id}`); a refusal's text, when its code is there.
 */
export const unusedMessages: RepoRule = {
  name: 'messages-are-used',
  instead: 'Delete the key in every language, or use it.',
  find(files) {
    const code = productCode(files)
      .map(({ text }) => text)
      .join('\n');
    // Words only: an apostrophe in a comment must not swallow the code behind it.
    const literals = new Set([...code.matchAll(/['"`]([\w .-]+)['"`]/g)].map(([, word]) => word));
    const templates = [...code.matchAll(/`([a-z][\w.-]{3,}\$\{[^`\n]*)`/g)]
      .map(([, template = '']) => template)
      .filter((template) => !template.startsWith('errors.'))
      .map(toPattern);
    const isUsed = (key: string) =>
      PRESCRIBED.test(key) ||
      literals.has(key) ||
      (key.startsWith('errors.') && literals.has(key.slice('errors.'.length))) ||
      templates.some((pattern) => pattern.test(key));
    return [...listKeys(files)]
      .filter(([key]) => !isUsed(key))
      .map(([key, path]) => ({ place: path, message: key }));
  },
};

function toPattern(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[\\w.-]+')}$`);
}
