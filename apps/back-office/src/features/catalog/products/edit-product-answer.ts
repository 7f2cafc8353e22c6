/** The answer of the product's page by its name alone, for code that only makes it stale. */
export const editProductAnswer = 'query EditProduct';
