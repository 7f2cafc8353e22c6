import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { logError } from '../../session/log-error.ts';

type Part<Props> = { default: ComponentType<Props> };

/**
 * A part of the shell whose file is fetched when it is first shown. When a deploy took the file away, the shell stays
 * without that part, and its strip offers Reload.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Part<Props> | undefined>,
): LazyExoticComponent<ComponentType<Props>> {
  const nothing: Part<Props> = { default: () => null };
  return lazy(async () => {
    try {
      return (await load()) ?? nothing;
    } catch (error) {
      logError(error);
      return nothing;
    }
  });
}
