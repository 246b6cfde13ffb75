import { m } from '../../../language/messages.ts';
import { Field } from '../../../ui/form/field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import type { UploadOptions } from '../new-uploads.ts';
import { type DownloadsChoice, downloadsOf } from '../option-texts.ts';

// Always both options: the account's default of the other one must not be added.
const optionsOf = {
  unlimited: { maxDownloads: 'none', burn: 'false' },
  limited: { maxDownloads: '10', burn: 'false' },
  burn: { maxDownloads: '1', burn: 'true' },
} satisfies Record<DownloadsChoice, UploadOptions>;
const choices = ['unlimited', 'limited', 'burn'] as const;

type DownloadsOptions = Pick<UploadOptions, 'maxDownloads' | 'burn'>;

interface DownloadsFieldProps {
  options: DownloadsOptions;
  presetLabel: string;
  onChange: (options: DownloadsOptions) => void;
  problem?: string | undefined;
}

/** How often a file may be downloaded. */
export function DownloadsField({ options, presetLabel, onChange, problem }: DownloadsFieldProps) {
  const texts = m.newUploads.downloads;
  const chosen = downloadsOf(options);
  const choose = (value: string) => {
    const choice = choices.find((each) => each === value);
    onChange(choice ? optionsOf[choice] : {});
  };
  return (
    <>
      <SelectField
        size="sm"
        label={texts.label}
        data={[
          { value: '', label: presetLabel },
          ...choices.map((choice) => ({ value: choice, label: texts[choice] })),
        ]}
        value={chosen ?? ''}
        error={chosen === 'limited' ? undefined : problem}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {chosen === 'limited' && (
        <Field
          size="sm"
          label={texts.count}
          inputMode="numeric"
          autoComplete="off"
          value={options.maxDownloads ?? ''}
          error={problem}
          onChange={({ currentTarget }) =>
            onChange({ ...optionsOf.limited, maxDownloads: currentTarget.value.trim() })
          }
        />
      )}
    </>
  );
}
