/** The few words outside the frame: until it is there, and for screen readers. */
const words: Record<string, readonly [tickets: string, close: string]> = {
  nl: ['Tickets', 'Sluiten'],
  en: ['Tickets', 'Close'],
  de: ['Tickets', 'Schließen'],
  fr: ['Billets', 'Fermer'],
  es: ['Entradas', 'Cerrar'],
  it: ['Biglietti', 'Chiudi'],
  pt: ['Bilhetes', 'Fechar'],
  ca: ['Entrades', 'Tanca'],
  pl: ['Bilety', 'Zamknij'],
  ru: ['Билеты', 'Закрыть'],
  ja: ['チケット', '閉じる'],
  ko: ['티켓', '닫기'],
  zh: ['门票', '关闭'],
};

export function embedWords(language: string): { tickets: string; close: string } {
  const [tickets, close] = words[language.slice(0, 2).toLowerCase()] ?? ['Tickets', 'Close'];
  return { tickets, close };
}
