import type { ContentLanguage } from '../catalog/content-text.ts';

/**
 * The language a visitor gets: the first of those asked for that the channel has. A visitor of another language gets
 * English where the channel has it: more people read it than a museum's own language. Else, and where nothing was
 * asked, the channel's default.
 */
export function chooseLanguage(
  channel: { languages: readonly ContentLanguage[]; defaultLanguage: ContentLanguage },
  asked: readonly string[],
): ContentLanguage {
  const wanted = asked.length > 0 ? [...asked, 'en'] : [];
  for (const one of wanted) {
    const found = channel.languages.find((language) => language === one);
    if (found) return found;
  }
  return channel.defaultLanguage;
}
