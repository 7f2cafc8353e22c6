import { type ViewList, viewLists } from '@foyer/domain/saved-views/view-lists.ts';
import { plainParameters } from '@foyer/domain/saved-views/view-parameters.ts';
import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { useAddressTexts } from '../fields/address-search.ts';
import { RowMenu } from '../row-menu.tsx';
import { useCan } from '../use-can.ts';
import { useGo } from '../use-go.ts';
import { useNotify } from '../use-notify.ts';
import { useRefusalNotice } from '../use-refusal-notice.ts';
import type { SavedView } from './saved-view.ts';
import { ChangeSavedView, DeleteSavedView, MoveSavedView, SavedViewList } from './saved-views.graphql.ts';
import styles from './saved-views.module.css';

const SaveViewDialog = onDemand(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

export interface ViewCountProps {
  address: Readonly<Record<string, string | undefined>>;
}

export interface SavedViewsProps {
  list: ViewList;
  /** Where the list is: '/order-management'. */
  path: string;
  /** What the address of the list itself holds, and no view keeps: `{ tab: 'outbox' }`. */
  base?: Record<string, string>;
  /** How many a view finds, where the list can count them: gets the search of the view's address. */
  Count?: ComponentType<ViewCountProps>;
  /** Views that every account of every client has, after the whole list. */
  shipped?: readonly { label: string; parameters: string }[];
  /** The list's own views; without them the first tab is the whole list. */
  children?: ReactNode;
}

const noBase: Record<string, string> = {};
const noViews: NonNullable<SavedViewsProps['shipped']> = [];

/**
 * The views of a list, shown from the second one on: named addresses, those of the account and shared ones (design.md, section 5). Changing a filter
 * leaves the view and offers to keep what is chosen, as a new view or as the changed one.
 */
export function SavedViews({
  list,
  path,
  base = noBase,
  Count,
  shipped = noViews,
  children,
}: SavedViewsProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const refusing = useRefusalNotice();
  const go = useGo();
  const mayShare = useCan(viewLists[list], 'edit');
  const address = useAddressTexts();
  const { data } = useGraphqlQuery(SavedViewList, { list });
  const views = data?.savedViews ?? [];
  const [dialog, setDialog] = useState<'create' | 'change' | 'delete'>();
  const change = useGraphqlMutation(ChangeSavedView, { refetch: [SavedViewList] });
  const move = useGraphqlMutation(MoveSavedView, { refetch: [SavedViewList] });
  const remove = useGraphqlMutation(DeleteSavedView, { refetch: [SavedViewList] });

  const set = Object.entries(address).flatMap(([name, value]) =>
    value && !Object.hasOwn(base, name) ? [[name, `${value}`]] : [],
  );
  const parameters = plainParameters(new URLSearchParams(set).toString());
  const current = views.find((view) => view.parameters === parameters);
  const own = shipped.map((view) => ({ ...view, parameters: plainParameters(view.parameters) }));
  const left = useRef<string>(undefined);
  if (current) left.current = current.id;
  const isOwn = parameters === '' || own.some((view) => view.parameters === parameters);
  if (isOwn) left.current = undefined;
  const former = views.find((view) => view.id === left.current);
  const mayChange = (view: SavedView) => (view.isShared ? mayShare : view.isOwn);
  // Before the views are known, none may be saved a second time.
  const canSave = data !== undefined && !isOwn && !current;
  const onError = () => notify.failed();

  const start = new URLSearchParams(base).toString();
  const pathOf = (view: string) => [path, [start, view].filter(Boolean).join('&')].filter(Boolean).join('?');

  const countOf = (view: string) =>
    Count && <Count address={Object.fromEntries(new URLSearchParams(view))} />;
  const saveChanges = ({ id, version, name, isShared }: SavedView) =>
    refusing(() => change.mutateAsync({ id, version, input: { name, isShared, parameters } }));
  return (
    <div className={styles.views}>
      {children}
      {(views.length > 0 || (!children && own.length > 0)) && (
        <TabLinks
          look="view"
          label={t('views.label')}
          tabs={[
            ...(children
              ? []
              : [{ to: pathOf(''), label: t('views.all'), current: parameters === '', tag: countOf('') }]),
            ...own.map((view) => ({
              to: pathOf(view.parameters),
              label: view.label,
              current: view.parameters === parameters,
              tag: countOf(view.parameters),
            })),
            ...views.map((view) => ({
              to: pathOf(view.parameters),
              label: view.name,
              current: view === current,
              tag: (
                <>
                  {countOf(view.parameters)}
                  {view.isShared && <span className={styles.shared}>{t('views.sharedMark')}</span>}
                </>
              ),
            })),
          ]}
        />
      )}
      {current && mayChange(current) && (
        <RowMenu
          label={t('views.more', { name: current.name })}
          actions={[
            { label: t('views.edit'), onClick: () => setDialog('change') },
            {
              label: t('views.moveBack'),
              disabled: views[0] === current,
              onClick: () => move.mutate({ id: current.id, isBack: true }, { onError }),
            },
            {
              label: t('views.moveOn'),
              disabled: views.at(-1) === current,
              onClick: () => move.mutate({ id: current.id, isBack: false }, { onError }),
            },
            { label: t('views.delete'), destructive: true, onClick: () => setDialog('delete') },
          ]}
        />
      )}
      {canSave && former && mayChange(former) && (
        <Button size="compact-sm" loading={change.isPending} onClick={() => void saveChanges(former)}>
          {t('views.saveChanges')}
        </Button>
      )}
      {canSave && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} stroke={1.6} aria-hidden="true" />}
          onClick={() => setDialog('create')}
        >
          {t('views.save')}
        </Button>
      )}
      {dialog === 'create' && (
        <SaveViewDialog
          list={list}
          parameters={parameters}
          mayShare={mayShare}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'change' && current && (
        <SaveViewDialog
          list={list}
          view={current}
          parameters={parameters}
          mayShare={mayShare}
          onClose={() => setDialog(undefined)}
        />
      )}
      <ConfirmDialog
        opened={dialog === 'delete' && current !== undefined}
        destructive
        title={t('views.delete.title', { name: current?.name ?? '' })}
        confirmLabel={t('views.delete')}
        busy={remove.isPending}
        onCancel={() => setDialog(undefined)}
        onConfirm={() =>
          current &&
          remove.mutate(
            { id: current.id },
            {
              onSuccess: () => {
                notify.done(t('views.deleted'));
                go(pathOf(''));
              },
              onError,
              onSettled: () => setDialog(undefined),
            },
          )
        }
      >
        {t(current?.isShared ? 'views.delete.shared' : 'views.delete.own')}
      </ConfirmDialog>
    </div>
  );
}
