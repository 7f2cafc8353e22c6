import { useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { FeatureRoute } from './feature-route.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { findLegacyScreen } from './screens.ts';

const pages = new Map<string, ComponentType>();

function pageOf(route: FeatureRoute): ComponentType {
  let page = pages.get(route.path);
  if (!page) {
    page = lazy(route.page);
    pages.set(route.path, page);
  }
  return page;
}

/** Any path without a route of its own: the screen of its legacy family, or not found. */
export function LegacyPage() {
  const path = useLocation({ select: (location) => location.pathname });
  const screen = findLegacyScreen(path);
  if (!screen) return <NotFoundPage />;
  const Page = pageOf(screen);
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
