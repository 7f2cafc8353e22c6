import type { AccountRight } from '@foyer/domain/identity/account-right.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { EditArea } from '../../components/edit-page/edit-area.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import type { MenuRightsInput } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ValidationError } from '../../session/graphql/validation-error.ts';
import { OwnAccount } from '../../session/own-account.graphql.ts';
import { MenuItemsConfig } from '../../session/shell.graphql.ts';
import { countChanges, type MatrixColumn, rightsOf } from './matrix.ts';
import { ChangeMenuRights, MenuRights } from './menu-rights.graphql.ts';
import { RightsEditor } from './rights-editor.tsx';
import { useMatrix } from './use-matrix.ts';

interface RightsTabProps {
  label: string;
  columns: readonly MatrixColumn[];
  ownAccountId: string;
  officeNetworkCount: number;
  readOnly: boolean;
}

/** The matrix with its save bar: all changed columns are saved at once, or none. */
export function RightsTab({ columns, ...rest }: RightsTabProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const matrix = useMatrix();
  const [error, setError] = useState<string | null>(null);
  const change = useGraphqlMutation(ChangeMenuRights, { refetch: [MenuRights, OwnAccount, MenuItemsConfig] });
  const changes = countChanges(matrix.edits, columns);
  const submit = async () => {
    const input: MenuRightsInput = { accounts: [], startTables: [] };
    for (const column of changes.columns) {
      const { accountId, accountType, version } = column;
      const rights: AccountRight[] = rightsOf(matrix.edits, column);
      if (accountId) input.accounts.push({ accountId, version, rights });
      else input.startTables.push({ accountType, version, rights });
    }
    try {
      await change.mutateAsync({ input });
      matrix.saved(matrix.edits, columns);
      setError(null);
      return true;
    } catch (refused) {
      const spoken = refused instanceof ValidationError ? (refused.main ?? refused.fields[0]) : undefined;
      setError(spoken ? errorText({ ...spoken, code: spoken.errorKey }) : t('ui.somethingWentWrong.message'));
      return false;
    }
  };
  const form = {
    changedCount: changes.cells,
    saving: change.isPending,
    error,
    // No cell of the matrix is marked: a refusal is above it.
    failedTry: null,
    submit,
    discard: () => {
      matrix.clear();
      setError(null);
    },
  };
  const [only] = changes.columns;
  const where =
    only && changes.columns.length === 1
      ? t('rights.changesOf', { count: changes.cells, name: only.name })
      : t('rights.changes', { count: changes.cells, accounts: changes.columns.length });
  return (
    <EditArea form={form} canEdit={!rest.readOnly} readOnlyReason={false} changes={where}>
      <RightsEditor columns={columns} matrix={matrix} {...rest} />
    </EditArea>
  );
}
