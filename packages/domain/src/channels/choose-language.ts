import type { ContentLanguage } from '../catalog/content-text.ts';
/** The language a visitor gets: the one asked for where the channel has it, else the channel's default. */
export function chooseLanguage(
  channel: { languages: readonly ContentLanguage[]; defaultLanguage: ContentLanguage },
  asked: string | null | undefined,
): ContentLanguage {
  return channel.languages.find((language) => language === asked) ?? channel.defaultLanguage;
}
