import type { ProductText } from './product-input.ts';

/** What a visitor needs at least in a language: a title and a short text. */
export function isCompleteText({ title, shortText }: Pick<ProductText, 'title' | 'shortText'>): boolean {
  return title.trim() !== '' && shortText.trim() !== '';
}
