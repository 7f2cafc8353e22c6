/** Where not even the texts of the page came: `shop.error.page` and `shop.retry` of each language. */
export const failedPageWords: Record<string, readonly [title: string, again: string]> = {
  en: ['The page could not be loaded', 'Try again'],
  nl: ['De pagina kon niet worden geladen', 'Opnieuw proberen'],
  de: ['Die Seite konnte nicht geladen werden', 'Erneut versuchen'],
  fr: ['La page n’a pas pu être chargée', 'Réessayer'],
  es: ['No se ha podido cargar la página', 'Reintentar'],
  it: ['Non è stato possibile caricare la pagina', 'Riprova'],
  pt: ['Não foi possível carregar a página', 'Tentar de novo'],
  ca: ['No s’ha pogut carregar la pàgina', 'Torna-ho a provar'],
  pl: ['Nie udało się wczytać strony', 'Spróbuj ponownie'],
  ru: ['Не удалось загрузить страницу', 'Повторить'],
  ja: ['ページを読み込めませんでした', 'もう一度試す'],
  ko: ['페이지를 불러오지 못했습니다', '다시 시도'],
  zh: ['无法加载页面', '重试'],
};
