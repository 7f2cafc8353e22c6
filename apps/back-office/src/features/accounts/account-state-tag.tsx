import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { wordKey } from './account-words.ts';

interface AccountStateTagProps {
  account: { state: string; invitationDaysLeft: number; recentFailures: number };
}

const looks = {
  active: { tone: 'success', mark: 'dot' },
  invited: { tone: 'warning', mark: 'ring' },
  'invitation expired': { tone: 'warning', mark: 'ring' },
  blocked: { tone: 'danger', mark: 'dot' },
  archived: { tone: 'neutral', mark: 'ring' },
} as const;

/** The state in words that say what to do next: 'Invited, 6 days left', 'Blocked, 10 failures'. */
export function AccountStateTag({ account }: AccountStateTagProps) {
  const { t } = useMessages();
  const { tone, mark } = looks[account.state as keyof typeof looks] ?? looks.active;
  return (
    <StatusTag tone={tone} mark={mark}>
      {t(`accounts.state.${wordKey(account.state)}`, {
        days: account.invitationDaysLeft,
        failures: account.recentFailures,
      })}
    </StatusTag>
  );
}
