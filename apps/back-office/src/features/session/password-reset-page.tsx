import { ChoosePasswordPage } from './choose-password-page.tsx';

/** Where the mail for a forgotten password leads. */
export default function PasswordResetPage() {
  return <ChoosePasswordPage purpose="password-reset" />;
}
