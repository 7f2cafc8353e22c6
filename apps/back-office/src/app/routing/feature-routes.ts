import type { FeatureRoute } from './feature-route.ts';

export interface Screen extends FeatureRoute {
  /** The folder that it comes from: its texts are fetched with it. */
  feature: string;
}

const features = import.meta.glob<{ routes: readonly FeatureRoute[] }>('../../features/*/routes.tsx', {
  eager: true,
});

/** '../../features/orders/routes.tsx' is of 'orders'. */
const nameOf = (file: string) => file.split('/').at(-2) ?? '';

/** Every screen there is: a feature registers its screens by having a `routes.tsx`. */
export const featureRoutes: readonly Screen[] = Object.entries(features).flatMap(([file, { routes }]) =>
  routes.map((route) => ({ ...route, feature: nameOf(file) })),
);
