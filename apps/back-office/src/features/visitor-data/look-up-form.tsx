import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../components/use-error-text.ts';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { LookUpVisitor } from './visitor-data.graphql.ts';
import styles from './visitor-data.module.css';

/** The address of the page names the look-up and never the visitor: addresses stay in histories and logs. */
export function LookUpForm() {
  const { t } = useMessages();
  const go = useGo();
  const errorText = useErrorText();
  const lookUp = useGraphqlMutation(LookUpVisitor);
  const [query, setQuery] = useState('');
  const refusal = lookUp.error?.fields[0] ?? lookUp.error?.main;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await lookUp.mutateAsync({ query }).catch(() => undefined);
    if (found) go(`/visitordata/${found.lookUpVisitor}`);
  };
  return (
    <form className={styles.search} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={styles.query ?? ''}
        label={t('visitor-data.query')}
        leftSection={<IconSearch size={15} stroke={1.6} aria-hidden="true" />}
        autoComplete="off"
        maxLength={300}
        value={query}
        error={refusal && errorText({ ...refusal, code: refusal.errorKey })}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          lookUp.reset();
        }}
      />
      <Button type="submit" variant="filled" loading={lookUp.isPending}>
        {t('visitor-data.lookUp')}
      </Button>
      <p className={styles.hint}>{t('visitor-data.searches')}</p>
    </form>
  );
}
