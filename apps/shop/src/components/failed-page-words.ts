/**
 * Where not even the texts of the page came: `shop.retry`, below the title of the document. In two languages, because each
 * visitor receives them and hardly one reads them.
 */
export const failedPageWords = { en: 'Try again', nl: 'Opnieuw proberen' };
