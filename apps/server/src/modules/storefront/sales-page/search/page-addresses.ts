import type { App } from '../../../../platform/app.ts';

interface AddressedPage {
  client: { subdomain: string };
  channel: { url: string; languages: readonly string[]; defaultLanguage: string };
}

/** The whole address of a sales page in a language; that of its default language has no query. */
export function addressOfPage(
  { publicUrl }: Pick<App, 'publicUrl'>,
  { client, channel }: AddressedPage,
  language: string,
): string {
  const query = language === channel.defaultLanguage ? '' : `?language=${language}`;
  return `${publicUrl}/shop/${encodeURIComponent(client.subdomain)}/${encodeURIComponent(channel.url)}${query}`;
}

/** The page in each of its languages, and for those who read none of them. */
export function alternatesOf(
  app: Pick<App, 'publicUrl'>,
  page: AddressedPage,
): { language: string; href: string }[] {
  const { languages, defaultLanguage } = page.channel;
  return [
    ...languages.map((language) => ({ language, href: addressOfPage(app, page, language) })),
    { language: 'x-default', href: addressOfPage(app, page, defaultLanguage) },
  ];
}
