import type { ChannelTextKey } from '@foyer/domain/channels/channel-texts.ts';
import type { SalesPage } from '@foyer/domain/storefront/sales-page.ts';
import { createContext, use } from 'react';

/** The page whose channel may say things in its own words; null = the default texts. */
export const OwnTexts = createContext<SalesPage | null>(null);

type Headed = Extract<ChannelTextKey, `${string}Heading`> extends `${infer Name}Heading` ? Name : never;

/** Steps and pages that have a heading and an introduction of their own. */
export type OwnStep = Headed &
  (Extract<ChannelTextKey, `${string}Intro`> extends `${infer Name}Intro` ? Name : never);

/** What the channel says above a step instead of the default texts; '' = nothing of its own. */
export function useOwnTexts(step: OwnStep | undefined): { heading: string; intro: string; sidebar: string } {
  const page = use(OwnTexts);
  const texts = page?.channel.texts;
  return {
    heading: (step && texts?.[`${step}Heading`]) ?? '',
    intro: (step && texts?.[`${step}Intro`]) ?? '',
    sidebar: (page?.channel.steps.sidebar && texts?.sidebarText) || '',
  };
}
