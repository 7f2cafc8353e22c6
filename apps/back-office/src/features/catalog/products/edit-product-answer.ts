/** The answer of the product's page by its name alone: who makes it old needs not all that the page asks for. */
export const editProductAnswer = 'query EditProduct';
