import type { Channel } from '@foyer/domain/channels/channel.ts';

/** The channel as the audit log keeps it: languages by their codes, which are shown as they are. */
export function auditValuesOfChannel({ version: _, ...values }: Channel) {
  const { languages, defaultLanguage }: { languages: readonly string[]; defaultLanguage: string } = values;
  return { ...values, languages, defaultLanguage };
}
