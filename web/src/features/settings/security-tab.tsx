import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export function SecurityTab() {
  return (
    <>
      <PasswordPanel />
      <SessionsPanel />
    </>
  );
}
