import { barcodeSeriesSorts } from '@foyer/domain/barcodes/barcode-filter-input.ts';
import { type BarcodeTab, barcodeModules, barcodeTabs } from '@foyer/domain/barcodes/barcode-series.ts';
import { barcodeValidities } from '@foyer/domain/barcodes/barcode-validities.ts';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { SeriesList, TypesForCodes } from './barcodes.graphql.ts';
import { typeChoices } from './type-choices.ts';
import { useSeriesTable } from './use-series-table.tsx';

const readSort = oneOf(barcodeSeriesSorts);
const readId = (value: string | undefined) => (value && /^[0-9a-f-]{36}$/.test(value) ? value : undefined);
const filters = { type: readId, valid: oneOf(barcodeValidities), low: oneOf(['yes']) };
const paths: Record<BarcodeTab, string> = {
  imported: '/barcodes',
  generated: '/barcodes-generated',
  archived: '/barcodes2',
};

/** Barcode series with how many codes are issued, scanned and left (specification, section 2). */
export default function SeriesListPage() {
  const { t, number } = useMessages();
  const language = useStaffLanguage();
  const tab = useTab();
  const canImport = useCan('barcodes', 'edit');
  const canGenerate = useCan('barcodes-generated', 'edit');
  const seen = { imported: useCan('barcodes', 'access'), generated: useCan('barcodes-generated', 'access') };
  const seesArchive = useCan('barcodes2', 'access');
  const choices = useGraphqlQuery(TypesForCodes, {}).data;
  const table = useSeriesTable();
  const list = useList({
    filters,
    defaultSort: '-created',
    document: SeriesList,
    variables: ({ search, sort, paging, filters: { type, valid, low } }) => ({
      filter: {
        ...{ tab, search, ticketTypeId: type ?? null, validity: valid ?? null, isLow: low === 'yes' || null },
        sort: readSort(sort) ?? null,
      },
      ...paging,
    }),
    rows: ({ barcodeSeriesList }) => barcodeSeriesList,
    refetchEveryMs: 10_000,
  });
  const counts = list.query.data?.barcodeSeriesCounts;
  const isEmptyImport = tab === 'imported' && list.isEmpty && canImport;
  const importSeries = (look = {}) =>
    canImport && (
      <Button
        component={Link}
        to="/barcodes/import"
        leftSection={<IconUpload size={15} stroke={1.6} aria-hidden="true" />}
        {...look}
      >
        {t('barcodes.import')}
      </Button>
    );
  const generate = (look = {}) =>
    canGenerate && (
      <Button
        component={Link}
        to="/barcodes-generated/create"
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
        {...look}
      >
        {t('barcodes.generate')}
      </Button>
    );
  return (
    <ListPage
      list={list}
      title={t('barcodes.title')}
      tabs={
        <TabLinks
          label={t('barcodes.title')}
          tabs={barcodeTabs
            .filter((one) => ({ ...seen, archived: seesArchive })[one])
            .map((one) => ({
              to: paths[one],
              label: t(`barcodes.tab.${one}`),
              current: one === tab,
              ...(counts ? { count: counts[one] } : {}),
            }))}
        />
      }
      // An empty overview of imported series offers the import itself.
      actions={isEmptyImport ? generate() : importSeries()}
      add={isEmptyImport ? importSeries(filled) : generate(filled)}
      searchLabel={t('barcodes.search')}
      filters={[
        {
          name: 'type',
          label: t('barcodes.filter.type'),
          options: choices ? typeChoices(choices, language).flatMap(({ items }) => items) : [],
        },
        {
          name: 'valid',
          label: t('barcodes.filter.validity'),
          options: barcodeValidities.map((value) => ({ value, label: t(`barcodes.validity.${value}`) })),
        },
        {
          name: 'low',
          label: t('barcodes.filter.low'),
          options: [{ value: 'yes', label: t('barcodes.filter.lowYes') }],
        },
      ]}
      words={{
        failed: t('barcodes.failed'),
        empty: { title: t(`barcodes.none.${tab}`), text: t('barcodes.noneText') },
        noMatch: { title: t('barcodes.noMatch') },
      }}
      table={table}
      totals={({ barcodeTotals: { series, codes, remaining } }) =>
        t('barcodes.totals', { series, codes: number(codes), remaining: number(remaining) })
      }
    />
  );
}

const filled = { variant: 'filled', c: 'var(--on-ink)' } as const;

/** Each overview is an address of its own, of a module of its own (routes.md). */
function useTab(): BarcodeTab {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return barcodeTabs.findLast((tab) => path.includes(`/${barcodeModules[tab]}`)) ?? 'imported';
}
