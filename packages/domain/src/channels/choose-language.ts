/** The language a visitor gets: the one asked for where the channel has it, else the channel's default. */
export function chooseLanguage(
  channel: { languages: readonly string[]; defaultLanguage: string },
  asked: string | null | undefined,
): string {
  return asked && channel.languages.includes(asked) ? asked : channel.defaultLanguage;
}
