import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { EditGuard } from '../../components/edit-guard.tsx';
import { EditableIf } from '../../components/editable-if.tsx';
import { SectionNav } from '../../components/section-nav.tsx';
import { useCan } from '../../components/use-can.ts';
import type { ClientFactsOfScreen } from '../../components/use-client-facts.ts';
import type { EditForm } from '../../components/use-edit-form.ts';
import { DescriptionsCard } from './descriptions-card.tsx';
import { LimitsCard } from './limits-card.tsx';
import { PriceCard } from './price-card.tsx';
import { SalesPointsCard } from './sales-points-card.tsx';
import styles from './ticket-type-editor.module.css';
import { fieldsOfSection, isInSection, type TicketTypeForm, ticketTypeSections } from './ticket-type-form.ts';
import { TicketTypePreview } from './ticket-type-preview.tsx';

interface TicketTypeEditorProps {
  title: string;
  state?: string;
  ticketGroup: { id: string; name: string };
  form: EditForm<TicketTypeForm>;
  facts: ClientFactsOfScreen;
  saveLabel?: string;
}

/** One page of cards, no wizard (design, 12); the section nav says where something changed or is wrong. */
export function TicketTypeEditor({
  title,
  state,
  ticketGroup,
  form,
  facts,
  saveLabel,
}: TicketTypeEditorProps) {
  const { t } = useMessages();
  const { fields } = form;
  const canEdit = useCan('tickets', 'edit');
  const errors = Object.keys(fields.errors);
  return (
    <Page
      title={title}
      status={
        state && (
          <StatusTag
            tone={state === 'active' ? 'success' : 'neutral'}
            mark={state === 'active' ? 'dot' : 'ring'}
          >
            {t(`catalog.state.${state}`)}
          </StatusTag>
        )
      }
      breadcrumbs={[
        { label: t('catalog.groups.title'), to: '/tickets' },
        { label: ticketGroup.name, to: `/tickets/${ticketGroup.id}` },
      ]}
    >
      <EditGuard form={form} saveLabel={saveLabel} />
      <EditableIf can={canEdit}>
        <div className={styles.editor}>
          <SectionNav
            label={t('catalog.type.sections')}
            sections={ticketTypeSections.map((section) => ({
              id: section,
              label: t(`catalog.type.section.${section}`),
              changed: fieldsOfSection(section).some((field) => fields.isDirty(field)),
              errorCount: errors.filter((field) => isInSection(field, section)).length,
            }))}
          />
          <div className={styles.main}>
            <DescriptionsCard fields={fields} />
            <PriceCard fields={fields} />
            <LimitsCard fields={fields} />
            <SalesPointsCard fields={fields} />
          </div>
          <TicketTypePreview form={fields.getValues()} facts={facts} />
        </div>
      </EditableIf>
    </Page>
  );
}
