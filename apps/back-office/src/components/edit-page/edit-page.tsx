import { Page, type PageProps } from '@foyer/ui/page.tsx';
import { EditArea, type EditAreaProps } from './edit-area.tsx';

export interface EditPageProps extends EditAreaProps, Omit<PageProps, 'children'> {}

/**
 * The frame of every page that is one form: heading and actions, then the form with save bar, question on leaving,
 * notices and read-only state. A feature says its title, its form and its fields. `QueryView` around it shows how the
 * record loads, fails or is missing.
 */
export function EditPage({
  title,
  status,
  subtitle,
  breadcrumbs,
  actions,
  tabs,
  kind,
  ...area
}: EditPageProps) {
  return (
    <Page
      title={title}
      status={status}
      subtitle={subtitle}
      breadcrumbs={breadcrumbs}
      actions={actions}
      tabs={tabs}
      kind={kind}
    >
      <EditArea {...area} />
    </Page>
  );
}
