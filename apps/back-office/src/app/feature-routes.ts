import type { FeatureRoute } from './feature-route.ts';

const features = import.meta.glob<{ routes: readonly FeatureRoute[] }>('../features/*/routes.tsx', {
  eager: true,
});

/** Every screen there is: a feature registers its screens by having a `routes.tsx`. */
export const featureRoutes: readonly FeatureRoute[] = Object.values(features).flatMap(
  (feature) => feature.routes,
);
