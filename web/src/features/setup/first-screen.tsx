import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { m } from '../../language/messages.ts';
import { AuthLayout } from '../../layout/auth-layout.tsx';
import { Field } from '../../ui/form/field.tsx';
import { CopyLine } from './copy-line.tsx';
import { setupTokenIn } from './setup-token.ts';
import { StepForm } from './step-form.tsx';

import classes from './setup.module.css';

export interface FirstScreenProps {
  /** The command that prints the set-up link on the server. */
  command: string;
  /** The login page, which stays reachable. */
  signInPath: string;
  /** At the end of the page. */
  below: ReactNode;
}

/** The first screen of a new server: how to begin the set-up. The secret is only in the link. */
export function FirstScreen({ command, signInPath, below }: FirstScreenProps) {
  const texts = m.setup.first;
  const navigate = useNavigate();
  const [link, setLink] = useState('');
  const [problem, setProblem] = useState<string>();
  function open() {
    const token = setupTokenIn(link);
    if (token === undefined) return setProblem(texts.invalid);
    void navigate({ pathname: '/register', hash: `#setup=${token}` });
  }
  return (
    <AuthLayout
      title={texts.title}
      lead={texts.lead}
      foot={<Link to={signInPath}>{texts.signIn}</Link>}
      below={below}
    >
      <StepForm onBack={undefined} onNext={open} nextLabel={texts.open}>
        <div className={classes.block}>
          <p className={classes.text}>{texts.where}</p>
          <CopyLine text={command} />
        </div>
        <Field
          label={texts.link}
          description={texts.hint}
          value={link}
          error={problem}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setLink(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
      </StepForm>
    </AuthLayout>
  );
}
