import type { Finding } from '../finding.ts';
import type { SourceFile } from '../source-files.ts';

/** A rule about the repository's own texts: what it refuses and, in one sentence, what to do instead. */
export interface RepoRule {
  name: string;
  instead: string;
  find(files: readonly SourceFile[]): { place: string; message: string }[];
}

/** Holds the files against every rule. */
export function applyRules(rules: readonly RepoRule[], files: readonly SourceFile[]): Finding[] {
  return rules.flatMap((rule) =>
    rule.find(files).map((found) => ({ rule: rule.name, instead: rule.instead, ...found })),
  );
}

/** Every line of the chosen files that the pattern matches, as places `file:line`. */
export function findLines(
  files: readonly SourceFile[],
  isChosen: (path: string) => boolean,
  pattern: RegExp,
): { place: string; message: string }[] {
  return files
    .filter(({ path }) => isChosen(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const match = pattern.exec(line);
        return match ? [{ place: `${path}:${index + 1}`, message: match[0].trim() }] : [];
      }),
    );
}

/** The text with its comment lines emptied, so that line numbers stay. */
export function withoutCommentLines(text: string): string {
  return text.replace(/^\s*(\*|\/\/|\/\*).*$/gm, '');
}

export const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path);
export const isTypeScript = (path: string) => /\.tsx?$/.test(path);
export const isCode = (path: string) => /\.(tsx?|js)$/.test(path);
