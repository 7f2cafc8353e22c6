import type { EditProductQuery } from '../../generated/operations.ts';

export type EditedProduct = EditProductQuery['product'];

/** The fields of a product's page, over all its tabs. A type, so that a form can index it. */
export type ProductForm = {
  name: string;
  category: string;
  locationIds: string[];
  texts: EditedProduct['texts'];
};

/** The product's values, with a row of texts for every language in which the client holds texts. */
export function productFormOf(product: EditedProduct, contentLanguages: readonly string[]): ProductForm {
  const languages = [...new Set([...contentLanguages, ...product.texts.map(({ language }) => language)])];
  return {
    name: product.name,
    category: product.category,
    locationIds: product.locations.map(({ id }) => id),
    texts: languages.map(
      (language) =>
        product.texts.find((texts) => texts.language === language) ?? {
          language,
          title: '',
          shortText: '',
          description: '',
        },
    ),
  };
}

/** What a visitor needs at least in a language: a title and a short text. */
export function isCompleteText({ title, shortText }: ProductForm['texts'][number]): boolean {
  return title.trim() !== '' && shortText.trim() !== '';
}
