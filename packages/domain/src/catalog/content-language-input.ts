import { z } from 'zod';
import { contentLanguages } from './content-text.ts';

export const contentLanguageInput = z.enum(contentLanguages, 'language-unknown');

/** Refuses a language that occurs twice in a form's list. */
export function refuseDoubleLanguages(
  texts: readonly { language: string }[],
  context: { addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void },
): void {
  for (const [index, { language }] of texts.entries()) {
    if (texts.findIndex((other) => other.language === language) < index) {
      context.addIssue({ code: 'custom', path: [index, 'language'], message: 'language-double' });
    }
  }
}
