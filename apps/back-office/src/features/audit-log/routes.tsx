import type { FeatureRoute } from '../../app/routing/feature-route.ts';
import { loadParts } from '../../words/loaded-parts.ts';

export const routes: readonly FeatureRoute[] = [
  {
    path: '/audit-log',
    page: async () => {
      const [loaded] = await Promise.all([import('./audit-log-page.tsx'), loadParts(['audit'])]);
      return loaded;
    },
  },
];
