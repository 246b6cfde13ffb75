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
      ? 'keep the address that the set-up was opened by, or change it'
      : 'change it in Admin → Settings or';
  return `- If it is unset, administrators ${inApp} with \`perch settings set\`\n`;
}

const preface = `# Configuration

Perch reads its configuration from the environment, once, when it starts. A wrong value stops the
start with a sentence that names the variable. An empty variable counts as absent; so does one that is set to the word \`none\`,
\`all\` or \`anonymous\` where that is its default below. A variable that looks like a misspelt setting is named in the log
(\`setting.unknown\`) and by \`perch doctor\`.

In a clone the settings can be kept in a file: \`npm start\` and \`npm run perch\` read \`.env\` in the project's folder.

\`\`\`sh
cp .env.example .env    # every setting, commented out
chmod 600 .env          # it may have passwords
\`\`\`

Its lines are \`NAME=value\`; quotes are needed around a value with spaces or \`#\`, and \`$\` is written as \`\\$\`. A variable that is set in
the environment wins over the file. The one file, the Debian package and the image read no \`.env\`: they have the environment, an
\`EnvironmentFile=\` of systemd or \`env_file:\` of Compose.

Some settings can be changed while Perch runs: in Admin → Settings, or with \`perch settings set\`. They are kept in
the database and in force within two seconds in every process of every server. A variable that is set here wins,
and is shown as locked there; every server of an installation has to set it alike.
`;

/** .env.example: every setting with its default, commented out. */
export function environmentExample(): string {
  const blocks = Object.entries(settings).map(
    ([name, { describes, accepts, defaultText }]) =>
      `# ${describes}.\n# Accepts ${accepts}. Default: ${defaultText}\n#${name}=\n`,
  );
  return blocks.join('\n');
}
