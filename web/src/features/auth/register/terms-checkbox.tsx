import { m } from '../../../language/messages.ts';
import { rich } from '../../../language/rich.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';

interface TermsCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Without it an installation that has terms of use takes no registration. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const { agree, linkText } = m.brand.terms;
  const link = (
    <a href="/legal/terms" target="_blank" rel="noopener">
      {linkText}
    </a>
  );
  return <Checkbox {...props}>{rich((at) => agree({ link: at('link') }), { link })}</Checkbox>;
}
