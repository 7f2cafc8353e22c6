import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { ReactNode } from 'react';
import { EditPage, type EditPageProps } from '../../../components/edit-page/edit-page.tsx';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';
import { SectionNav } from '../../../components/section-nav.tsx';
import { useCan } from '../../../components/use-can.ts';
import type { ClientFactsOfScreen } from '../../../components/use-client-facts.ts';
import { DescriptionsCard } from './descriptions-card.tsx';
import styles from './ticket-type-editor.module.css';
import type { TicketTypeForm } from './ticket-type-form.ts';
import { fieldsOfSection, isInSection, ticketTypeSections } from './ticket-type-sections.ts';

// The cards below or beside the first one are shown after it.
const AccountingCard = onDemand(async () => (await import('./accounting-card.tsx')).AccountingCard);
const LimitsCard = onDemand(async () => (await import('./limits-card.tsx')).LimitsCard);
const PriceCard = onDemand(async () => (await import('./price-card.tsx')).PriceCard);
const SalesPointsCard = onDemand(async () => (await import('./sales-points-card.tsx')).SalesPointsCard);
const ScanningCard = onDemand(async () => (await import('./scanning-card.tsx')).ScanningCard);
const TicketTypePreview = onDemand(async () => (await import('./ticket-type-preview.tsx')).TicketTypePreview);
const ValidityCard = onDemand(async () => (await import('./validity-card.tsx')).ValidityCard);

interface TicketTypeEditorProps
  extends Pick<EditPageProps, 'title' | 'actions' | 'change' | 'query' | 'saveLabel'> {
  form: EditForm<TicketTypeForm>;
  state?: string;
  ticketGroup: { id: string; name: string; kind: string };
  /** Of a type that there is. */
  number?: number;
  facts: ClientFactsOfScreen;
  /** Below the preview: what is saved at once, apart from the form. */
  beside?: ReactNode;
}

/** One page of cards, no wizard (design, 12); the section nav says where something changed or is wrong. */
export function TicketTypeEditor({
  state,
  ticketGroup,
  number,
  facts,
  beside,
  ...area
}: TicketTypeEditorProps) {
  const { t } = useMessages();
  const { fields } = area.form;
  const canEdit = useCan('tickets', 'edit');
  const errors = Object.keys(fields.errors);
  return (
    <EditPage
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
      canEdit={canEdit}
      {...area}
    >
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
          <LimitsCard fields={fields} groupKind={ticketGroup.kind} />
          <ValidityCard fields={fields} />
          <SalesPointsCard fields={fields} />
          <ScanningCard fields={fields} />
          <AccountingCard fields={fields} number={number} />
        </div>
        <div className={styles.main}>
          <TicketTypePreview form={fields.getValues()} facts={facts} />
          {beside}
        </div>
      </div>
    </EditPage>
  );
}
