import type { PersonFileFormat } from '@foyer/domain/privacy/erasure.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from '../../components/use-notify.ts';
import { apiUrl } from '../../session/graphql/api-url.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { MakePersonFile, OpenPersonFile, PersonFileOf } from './visitor-data.graphql.ts';

const everyMs = 1_000;

interface Wanted {
  id: string;
  format: PersonFileFormat;
}

/** Asks for a file about the visitor, waits for the worker that makes it, and downloads it. */
export function usePersonFile(lookUpId: string) {
  const { t } = useMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [asking, setAsking] = useState<PersonFileFormat | null>(null);
  const start = useGraphqlMutation(MakePersonFile);
  const open = useGraphqlMutation(OpenPersonFile);
  const file = useGraphqlQuery(
    PersonFileOf,
    { id: wanted?.id ?? '' },
    { enabled: wanted !== null, refetchEveryMs: everyMs },
  );
  const isDone = wanted !== null && file.data?.personFile.state === 'done';
  const { mutateAsync: openFile } = open;
  const wantedId = wanted?.id;

  useEffect(() => {
    if (!isDone || wantedId === undefined) return;
    setWanted(null);
    openFile({ id: wantedId })
      .then(({ openPersonFile }) => {
        const link = document.createElement('a');
        link.href = apiUrl(openPersonFile);
        link.download = '';
        link.click();
        return queries.invalidateQueries({ queryKey: ['VisitorDataOf'] });
      })
      .catch(() => notify.failed(t('visitor-data.answer.failed')));
  }, [isDone, wantedId, openFile, queries, notify, t]);

  return {
    making: wanted?.format ?? asking,
    async make(format: PersonFileFormat) {
      setAsking(format);
      try {
        const { makePersonFile } = await start.mutateAsync({ id: lookUpId, format });
        setWanted({ id: makePersonFile.id, format });
      } catch {
        notify.failed(t('visitor-data.answer.failed'));
      } finally {
        setAsking(null);
      }
    },
  };
}
