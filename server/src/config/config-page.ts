import { changeableSettings } from './changeable-settings.ts';
import { settings } from './settings.ts';

/** docs/configuration.md, generated from the schema so that they cannot differ. */
export function configurationPage(): string {
  const sections = Object.entries(settings).map(
    ([name, { describes, accepts, defaultText }]) =>
      `## ${name}\n\n${describes}.\n\n- Accepts ${accepts}\n- Default: \`${defaultText}\`\n${placeOf(name)}`,
  );
  return [preface, ...sections].join('\n');
}

function placeOf(name: string): string {
  if (!(name in changeableSettings)) return '';
  const inApp =
    name === 'PUBLIC_URL'
      ? 'can keep the address at which setup was opened, or change it'
      : 'can change it in Admin → Settings or';
  return `- If unset, administrators ${inApp} with \`perch settings set\`\n`;
}

const preface = `# Configuration

Perch reads its configuration from environment variables when it starts. If a value is invalid, Perch does not start and prints an error
that names the variable. An empty variable counts as unset. So does one set to the word \`none\`, \`all\` or \`anonymous\` if that word is its
default below. Perch reports variables that look like misspelt settings in the log (\`setting.unknown\`) and in \`perch doctor\`.

In a clone of the repository, you can keep the settings in a file: \`npm start\` and \`npm run perch\` read \`.env\` in the project folder.

\`\`\`sh
cp .env.example .env    # every setting, commented out
chmod 600 .env          # it may have passwords
\`\`\`

Write one \`NAME=value\` per line. Quote values that contain spaces or \`#\`, and write \`$\` as \`\\$\`. Variables in the environment override
the file. The single-file executable, the Debian package and the container image do not read \`.env\`: use the environment, systemd's
\`EnvironmentFile=\` or Compose's \`env_file:\`.

You can change some settings while Perch runs, in Admin → Settings or with \`perch settings set\`. Perch stores them in the database and
applies them within two seconds in every process of every server. An environment variable takes precedence and locks the setting in the app.
Set it to the same value on every server of an installation.
`;

/** .env.example: every setting with its default, commented out. */
export function environmentExample(): string {
  const blocks = Object.entries(settings).map(
    ([name, { describes, accepts, defaultText }]) =>
      `# ${describes}.\n# Accepts ${accepts}. Default: ${defaultText}\n#${name}=\n`,
  );
  return blocks.join('\n');
}
