import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { UploadedLines } from '../../../components/code-upload/upload.graphql.ts';
import type { Upload } from '../../../components/code-upload/upload-file.ts';
import { saveAsFile, writeCsv } from '../../../components/csv-file.ts';
import { readAllRows, rowsOfAPage } from '../../../components/list-page/read-all-rows.ts';
import { QueryView } from '../../../components/query-view.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import type { UploadedLinesQuery } from '../../../generated/operations.ts';
import { requestGraphql } from '../../../session/graphql/graphql-client.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import styles from '../barcodes.module.css';

type Line = NonNullable<NonNullable<UploadedLinesQuery['codeBatchLines']['edges'][number]>['node']>;

interface UploadReportProps {
  upload: Upload;
  /** In a dialog: only what is left out. */
  compact?: boolean;
}

const shownAtFirst = 11;

/** The lines of a file: those that will be imported, and each that is left out with its reason and what to do. */
export function UploadReport({ upload, compact = false }: UploadReportProps) {
  const { t, number } = useMessages();
  const notify = useNotify();
  const reasonOf = useLineWords();
  const [isRejected, setRejected] = useState(compact || upload.rejectedCount > 0);
  const [shown, setShown] = useState(shownAtFirst);
  const query = useGraphqlQuery(
    UploadedLines,
    { batchId: upload.id, rejected: isRejected, first: shown },
    { keepPrevious: true },
  );
  const count = isRejected ? upload.rejectedCount : upload.usableCount;
  const download = async () => {
    try {
      const lines = await readRejected(upload.id);
      const head = [t('barcodes.line'), t('barcodes.inFile'), t('barcodes.why'), t('barcodes.whatToDo')];
      saveAsFile(
        `${upload.fileName}-rejected.csv`,
        writeCsv([head, ...lines.map((one) => [String(one.line), one.text, ...reasonOf(one)])]),
      );
    } catch {
      notify.failed();
    }
  };
  return (
    <section aria-label={t('barcodes.lines')}>
      <div className={compact ? styles.row : styles.toolbar}>
        {!compact && (
          <SegmentedControl
            value={isRejected ? 'rejected' : 'accepted'}
            onChange={(value) => {
              setRejected(value === 'rejected');
              setShown(shownAtFirst);
            }}
            aria-label={t('barcodes.lines')}
            data={[
              { value: 'accepted', label: t('barcodes.accepted', { count: number(upload.usableCount) }) },
              { value: 'rejected', label: t('barcodes.rejected', { count: number(upload.rejectedCount) }) },
            ]}
          />
        )}
        {upload.rejectedCount > 0 && (
          <Button
            size="compact-sm"
            leftSection={<IconDownload size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => void download()}
          >
            {t('barcodes.rejectedAsCsv')}
          </Button>
        )}
      </div>
      <QueryView query={query} failed={t('barcodes.failed')}>
        {({ codeBatchLines }) => {
          const lines = codeBatchLines.edges.flatMap((edge) => edge?.node ?? []);
          if (lines.length === 0) return <p>{t('barcodes.noLines')}</p>;
          return (
            <>
              <LinesTable lines={lines} isRejected={isRejected} />
              <TableFooter>
                {t('barcodes.linesShown', { shown: number(lines.length), count: number(count) })}{' '}
                {lines.length < Math.min(count, rowsOfAPage) && (
                  <Button size="compact-sm" variant="subtle" onClick={() => setShown(rowsOfAPage)}>
                    {t('barcodes.showAll', { count: number(Math.min(count, rowsOfAPage)) })}
                  </Button>
                )}
              </TableFooter>
            </>
          );
        }}
      </QueryView>
    </section>
  );
}

function LinesTable({ lines, isRejected }: { lines: readonly Line[]; isRejected: boolean }) {
  const { t, number } = useMessages();
  const reasonOf = useLineWords();
  const shownText = ({ text }: Line) =>
    text === '' ? (
      t('barcodes.emptyLine')
    ) : (
      <span className={isRejected ? styles.rejected : styles.code}>{text}</span>
    );
  return (
    <DataTable
      label={t('barcodes.lines')}
      rows={lines}
      rowKey={({ line }) => String(line)}
      columns={[
        { key: 'line', header: t('barcodes.line'), cell: ({ line }) => number(line), align: 'end' },
        { key: 'text', header: t('barcodes.inFile'), cell: shownText },
        ...(isRejected
          ? [
              { key: 'why', header: t('barcodes.why'), cell: (one: Line) => reasonOf(one)[0] },
              { key: 'do', header: t('barcodes.whatToDo'), cell: (one: Line) => reasonOf(one)[1] },
            ]
          : []),
      ]}
      card={(one) => ({
        title: `${number(one.line)} · ${one.text}`,
        line2: isRejected ? reasonOf(one)[0] : '',
        line3: isRejected ? reasonOf(one)[1] : '',
      })}
    />
  );
}

/** Why a line is left out, and what can be done about it. */
function useLineWords() {
  const { t, date } = useMessages();
  const errorText = useErrorText();
  return ({ reason, params }: Line): [string, string] => {
    const values = (params ?? {}) as Record<string, string | number>;
    const why = errorText({ code: reason ?? '', params: values });
    const todo: Record<string, string> = {
      'barcode-space': t('barcodes.todo.space'),
      'barcode-separator': t('barcodes.todo.separator'),
      'barcode-character': t('barcodes.todo.character'),
      'barcode-empty': t('barcodes.todo.nothing'),
      'barcode-taken-series': t('barcodes.todo.notIssued'),
      'barcode-taken-issued': t('barcodes.todo.issued', {
        date: values.date ? date(String(values.date)) : '',
      }),
      'code-twice-in-file': t('barcodes.todo.line', { line: values.line ?? 0 }),
      'code-same-for-scanners': t('barcodes.todo.line', { line: values.line ?? 0 }),
    };
    return [why, todo[reason ?? ''] ?? t('barcodes.todo.check')];
  };
}

const readRejected = (batchId: string): Promise<Line[]> =>
  readAllRows(async (first, after) => {
    const { codeBatchLines } = await requestGraphql(UploadedLines, { batchId, rejected: true, first, after });
    return codeBatchLines;
  });
