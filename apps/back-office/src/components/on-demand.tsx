import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part of a page, usually a dialog, whose code is fetched when it is first shown:
 * `const CreateLocationDialog = onDemand(async () => (await import('./create-location-dialog.tsx')).CreateLocationDialog)`.
 * So a list does not carry the forms that few of its visits open.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }) as { default: ComponentType<object> });
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
