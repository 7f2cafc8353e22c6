import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';

/** The own password is changed on a separate page, which asks for the current one. */
export function OwnPasswordHint() {
  const { t } = useMessages();
  return (
    <Card title={t('accounts.card.password')}>
      <Link to="/changepassword">{t('accounts.ownPassword.title')}</Link>
    </Card>
  );
}
