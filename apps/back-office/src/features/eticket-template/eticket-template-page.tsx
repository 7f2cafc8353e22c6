import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import { useSettingsCrumbs } from '../../components/use-settings-crumbs.ts';
import type { ETicketTemplateInUseQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { BlockCard } from './block-card.tsx';
import { BlocksCard } from './blocks-card.tsx';
import { DocumentCard } from './document-card.tsx';
import { ChangeETicketTemplate, ETicketTemplateInUse } from './eticket-template.graphql.ts';
import styles from './eticket-template.module.css';
import type { ETicketForm } from './eticket-template-form.ts';
import { TestPdfButton } from './test-pdf-button.tsx';
import { type DesignerPart, designerParts, useShownBlock } from './use-shown-block.ts';

const PreviewCard = onDemand(async () => (await import('./preview-card.tsx')).PreviewCard);

/** The designer of PDF tickets: blocks, what each says, and the ticket itself beside them (design: eticket-designer). */
export default function ETicketTemplatePage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(ETicketTemplateInUse, {});
  return (
    <QueryView query={query} failed={t('eticket-template.failed')}>
      {({ eTicketTemplate }) => <Designer stored={eTicketTemplate} />}
    </QueryView>
  );
}

function Designer({ stored }: { stored: ETicketTemplateInUseQuery['eTicketTemplate'] }) {
  const { t } = useMessages();
  const canEdit = useCan('new-settings', 'edit');
  const crumbs = useSettingsCrumbs();
  const languages = useClientFacts()?.contentLanguages ?? ['nl'];
  const [wanted, setLanguage] = useState<string>(languages[0] ?? 'nl');
  const language = languages.some((one) => one === wanted) ? wanted : (languages[0] ?? 'nl');
  const change = useGraphqlMutation(ChangeETicketTemplate, { refetch: [ETicketTemplateInUse] });
  const form = useEditForm<ETicketForm>({
    values: stored.template,
    version: stored.version,
    check: async (typed) => {
      const [{ parseInput }, { eTicketTemplateInput }] = await Promise.all([
        import('@foyer/domain/result/parse-input.ts'),
        import('@foyer/domain/tickets/eticket-template/eticket-template.ts'),
      ]);
      return parseInput(eTicketTemplateInput, typed);
    },
    save: (input, _checked, version) => change.mutateAsync({ input, version }),
  });
  const { chosen, setChosen, part, setPart } = useShownBlock(form);
  const values = form.fields.getValues();
  const shown = { fields: form.fields, canEdit };
  return (
    <EditPage
      title={t('eticket-template.title')}
      status={<StatusTag tone="success">{t('eticket-template.inUse')}</StatusTag>}
      breadcrumbs={crumbs}
      actions={<TestPdfButton template={values} language={language} />}
      form={form}
      canEdit={canEdit}
      change={change}
      query={ETicketTemplateInUse}
      above={
        <div className={styles.tabs}>
          <SegmentedControl
            fullWidth
            aria-label={t('eticket-template.title')}
            value={part}
            onChange={(value) => setPart(value as DesignerPart)}
            data={designerParts.map((value) => ({ value, label: t(`eticket-template.part.${value}`) }))}
          />
        </div>
      }
    >
      <div className={styles.designer} data-part={part}>
        <div className={styles.blocks}>
          <BlocksCard {...shown} chosen={chosen} onChoose={setChosen} />
        </div>
        <div className={styles.settings}>
          <BlockCard
            {...shown}
            index={chosen}
            languages={languages}
            language={language}
            onLanguage={setLanguage}
          />
          <DocumentCard />
          <HistoryCard entity="eticket-template" id={stored.id} />
        </div>
        <div className={styles.preview}>
          <PreviewCard template={values} languages={languages} language={language} onLanguage={setLanguage} />
        </div>
      </div>
    </EditPage>
  );
}
