import type { Crumb } from '@foyer/ui/breadcrumbs.tsx';
import { Card } from '@foyer/ui/card.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { type ReactNode, useRef, useState } from 'react';
import type { SearchFields } from '../fields/address-search.ts';
import { SavedViews, type SavedViewsProps } from '../saved-views/saved-views.tsx';
import { type ListFilter, ListFilters } from './list-filters.tsx';
import { ListRows, type ListRowsProps } from './list-rows.tsx';
import { type PageLink, PageLinks } from './page-links.tsx';
import { PrimaryAction } from './primary-action.tsx';

interface ListPageProps<Filters extends SearchFields, Result, Row>
  extends Omit<ListRowsProps<Filters, Result, Row>, 'label'> {
  title: string;
  /** 'cards' for a list that is one of the cards of its page. */
  kind?: 'list' | 'cards';
  subtitle?: ReactNode;
  breadcrumbs?: readonly Crumb[] | undefined;
  /** Beside the title. */
  status?: ReactNode;
  /** Secondary actions of the page. */
  actions?: ReactNode;
  /** Screens beside this one; on a phone in a menu. */
  links?: readonly PageLink[] | undefined;
  /** Above the views. */
  tabs?: ReactNode;
  /** Views that people save; its children are the list's own. */
  views?: SavedViewsProps | false;
  /** Between tabs and list: a notice, figures. */
  above?: ReactNode;
  /** What can be searched; without it the list has no search. */
  searchLabel?: string;
  filters?: readonly ListFilter<Filters>[];
  /** What is around toolbar and rows; a card without padding unless it says otherwise. */
  frame?: (list: ReactNode) => ReactNode;
  /** Dialogs of the page. */
  children?: ReactNode;
}

const bare = (list: ReactNode) => list;
const inCard = (list: ReactNode) => <Card flush>{list}</Card>;

/**
 * The frame of every list: heading, views, search and filters, rows with their loading, empty, error and no-right
 * states, paging and totals. A feature says what its list is about; how a list behaves is decided here. The one
 * primary action, `add`, moves from the heading into a list where there is nothing yet.
 */
export function ListPage<Filters extends SearchFields, Result, Row>(
  props: ListPageProps<Filters, Result, Row>,
) {
  const { list, title, actions, links, views, plain = false, filters = [] } = props;
  const frame = props.frame ?? (plain ? bare : inCard);
  const hadFocus = useRef(false);
  // It does not move away under a finger: the press would be lost.
  const [isPressing, setPressing] = useState(false);
  const isInHeading = !list.isEmpty || isPressing;
  const add = props.add && (
    <PrimaryAction hadFocus={hadFocus} onPressing={list.query.data ? undefined : setPressing}>
      {props.add}
    </PrimaryAction>
  );
  const addInHeading = isInHeading && add;
  return (
    <Page
      kind={props.kind ?? 'list'}
      title={title}
      status={props.status}
      subtitle={props.subtitle}
      breadcrumbs={props.breadcrumbs}
      actions={
        links ? (
          <PageLinks label={title} links={links}>
            {actions}
            {addInHeading}
          </PageLinks>
        ) : (
          (actions || addInHeading) && (
            <>
              {actions}
              {addInHeading}
            </>
          )
        )
      }
      tabs={
        <>
          {props.tabs}
          {views && <SavedViews {...views} />}
        </>
      }
    >
      {props.above}
      {frame(
        <>
          <ListFilters list={list} searchLabel={props.searchLabel} filters={filters} plain={plain} />
          <ListRows label={title} {...props} add={!isInHeading && add} />
        </>,
      )}
      {props.children}
    </Page>
  );
}
