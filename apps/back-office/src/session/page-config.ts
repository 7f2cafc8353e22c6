import type { PageConfig } from './sign-in/sign-in-client.ts';

const fallback: PageConfig = { baseDomain: null, defaultClient: 'demo', helpUrl: null };

/** Reads what the server wrote into the page; a page without it (development) has the defaults. */
export function readPageConfig(): PageConfig {
  const content = document.querySelector<HTMLMetaElement>('meta[name="foyer-config"]')?.content;
  if (!content) return fallback;
  try {
    const given: Partial<PageConfig> = JSON.parse(content);
    return { ...fallback, ...given };
  } catch {
    return fallback;
  }
}

export const pageConfig = readPageConfig();
