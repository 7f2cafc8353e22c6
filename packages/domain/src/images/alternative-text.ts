import { z } from 'zod';
import { contentLanguageInput } from '../catalog/content-language-input.ts';

/** Characters that a screen reader still reads in one breath. */
export const longestAlternativeText = 200;

export const alternativeTextInput = z.object({
  language: contentLanguageInput,
  text: z.string().trim().max(longestAlternativeText, 'alternative-text-too-long').default(''),
});

/** What a picture shows, per language; an empty text is none, and the picture only decorates. */
export const alternativeTextsInput = z.object({
  texts: z.array(alternativeTextInput).max(20, 'language-unknown'),
});
