import type { AnalyticsIds } from '@foyer/domain/settings/analytics-settings.ts';
import type { PagePolicy } from '../../../platform/http/page-policy.ts';

const google = {
  scripts: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};
const meta = { scripts: ['https://connect.facebook.net'], connect: ['https://www.facebook.com'] };

/** The hosts of the services that a client measures its sales pages with, and of no others. */
export function analyticsSources({
  ga4Id,
  gtmId,
  pixelId,
}: AnalyticsIds): Pick<PagePolicy, 'scripts' | 'connect'> {
  const used = [...(ga4Id || gtmId ? [google] : []), ...(pixelId ? [meta] : [])];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    connect: used.flatMap(({ connect }) => connect),
  };
}
