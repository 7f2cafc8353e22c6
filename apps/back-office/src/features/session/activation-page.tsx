import { ChoosePasswordPage } from './choose-password-page.tsx';

/** Where the activation mail leads. */
export default function ActivationPage() {
  return <ChoosePasswordPage purpose="account-activation" />;
}
