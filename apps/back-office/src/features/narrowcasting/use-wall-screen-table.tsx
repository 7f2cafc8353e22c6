import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { DataTableProps } from '@foyer/ui/table/data-table.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import type { WallScreenListQuery } from '../../generated/operations.ts';
import { ScreenStateTag } from './screen-state-tag.tsx';

export type WallScreenRow = WallScreenListQuery['wallScreens'][number];

/** How the list shows a screen: a row, on a phone a card. */
export function useWallScreenTable(
  onWaiting: ((screen: WallScreenRow) => void) | null,
): Pick<DataTableProps<WallScreenRow>, 'columns' | 'rowKey' | 'rowLink' | 'card'> {
  const { t } = useMessages();
  const place = ({ location }: WallScreenRow) => location?.name ?? t('narrowcasting.everywhere');
  const languages = (screen: WallScreenRow) => screen.languages.map((code) => code.toUpperCase()).join(', ');
  const waiting = ({ showsWaiting, waitingMinutes }: WallScreenRow) =>
    showsWaiting && waitingMinutes !== null
      ? t('narrowcasting.waiting.minutes', { minutes: waitingMinutes })
      : t('narrowcasting.waiting.none');
  const actions = (screen: WallScreenRow) =>
    onWaiting && (
      <RowMenu
        label={screen.name}
        actions={[{ label: t('narrowcasting.waiting.set'), onClick: () => onWaiting(screen) }]}
      />
    );
  return {
    columns: [
      { key: 'name', header: t('narrowcasting.field.name'), cell: ({ name }) => name },
      { key: 'location', header: t('narrowcasting.field.location'), cell: place },
      {
        key: 'orientation',
        header: t('narrowcasting.field.orientation'),
        cell: ({ orientation }) => t(`narrowcasting.orientation.${orientation}`),
        wideOnly: true,
      },
      { key: 'languages', header: t('narrowcasting.field.languages'), cell: languages, wideOnly: true },
      { key: 'waiting', header: t('narrowcasting.waiting.title'), cell: waiting },
      {
        key: 'state',
        header: t('narrowcasting.field.state'),
        cell: (screen) => <ScreenStateTag screen={screen} />,
      },
      {
        key: 'actions',
        header: t('narrowcasting.field.actions'),
        cell: actions,
        hiddenHeader: true,
        align: 'end',
      },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/narrowcasting/${id}`,
    card: (screen) => ({
      title: screen.name,
      line2: place(screen),
      line2End: <ScreenStateTag screen={screen} />,
      line3: `${t('narrowcasting.waiting.title')}: ${waiting(screen)}`,
      actions: actions(screen),
    }),
  };
}
