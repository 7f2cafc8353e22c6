import type { AccessRequest } from '@foyer/domain/identity/access-request.ts';
import { givableModules, givenLevels } from '@foyer/domain/identity/account-right.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconHome } from '@tabler/icons-react';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import type { MissingRight } from '../../session/missing-right.ts';
import { useOwnAccount } from '../../session/use-own-account.ts';
import { Doors } from '../routing/doors.tsx';
import { useNavigation } from '../use-navigation.ts';
import { AccessGivers } from './access.graphql.ts';
import { AskForAccessActions } from './ask-for-access.tsx';
import styles from './not-found-page.module.css';

/** The shell stays; the page names the missing right and who can give it, and asks them for it. */
export function MissingRightPage({ missing }: { missing: MissingRight }) {
  const { t, intlLocale } = useMessages();
  const { navigate } = useNavigation();
  const { account } = useOwnAccount();
  const right = missing.right ?? 'access';
  const request = readAccessRequest(missing.module, right);
  const givers = useGraphqlQuery(AccessGivers, request ?? noRequest, { enabled: request !== null }).data
    ?.accessGivers;
  const names = givers?.names.slice(0, namesShown) ?? [];
  const module = t(`menu.item.${missing.module}`);
  const reason = whyNot(missing);
  const home = (
    <Button
      leftSection={<IconHome size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => navigate('/')}
    >
      {t('shell.notFound.home')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <Doors look="locked" />
      <h1 className={styles.title} tabIndex={-1} data-page-heading="">
        {t('shell.noRight.title', { module })}
      </h1>
      <p className={styles.text}>
        {reason
          ? t(reason, { module })
          : t('shell.noRight.text', { right: t(`shell.right.${right}`), module })}{' '}
        {names.length > 0
          ? t('shell.noRight.givers', { names: anyOf(names, intlLocale) })
          : right !== 'Admin' && t('shell.noRight.whoGives')}
      </p>
      {request && givers?.canBeAsked ? (
        <AskForAccessActions {...request}>{home}</AskForAccessActions>
      ) : (
        <div className={styles.actions}>{home}</div>
      )}
      {account && (
        <p className={styles.path}>{t('shell.noRight.signedInAs', { username: account.username })}</p>
      )}
    </div>
  );
}

/** The variables of a query that is not sent, because there is no right to ask for. */
const noRequest = { module: 'dashboard', right: 'access' } as const;

/** The right to ask for; null where it is one that only Admins have, which cannot be given. */
function readAccessRequest(missingModule: string, missingRight: string): AccessRequest | null {
  const module = givableModules.find((one) => one === missingModule);
  const right = givenLevels.find((one) => one === missingRight);
  return module && right ? { module, right } : null;
}

/** Many accounts of a museum may be able to give a right; the first few are named. */
const namesShown = 3;

const anyOf = (names: readonly string[], intlLocale: string) =>
  new Intl.ListFormat(intlLocale, { type: 'disjunction' }).format(names);

/** The right is there but does not count, by one of its limits; or only platform staff have it. */
const limits = {
  'office IP only': 'shell.noRight.office',
  'management only': 'shell.noRight.management',
  'reception only': 'shell.noRight.reception',
} as const;

function whyNot(missing: MissingRight) {
  if (missing.right === 'Admin') return 'shell.noRight.platform';
  const limit = Object.entries(limits).find(([name]) => name === missing.limit);
  return limit?.[1];
}
