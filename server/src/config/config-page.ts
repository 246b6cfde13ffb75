import { settings } from './settings.ts';

/** docs/configuration.md, generated from the schema so that they cannot differ. */
export function configurationPage(): string {
  const sections = Object.entries(settings).map(
    ([name, { describes, accepts, defaultText }]) =>
      `## ${name}\n\n${describes}.\n\n- Accepts ${accepts}\n- Default: \`${defaultText}\`\n`,
  );
  return [preface, ...sections].join('\n');
}

const preface = `# Configuration

Perch reads its configuration from the environment, once, when it starts. A wrong value stops the
start with a sentence that names the variable. An empty variable counts as absent.
`;

/** .env.example: every setting with its default, commented out. */
export function environmentExample(): string {
  const blocks = Object.entries(settings).map(
    ([name, { describes, accepts, defaultText }]) =>
      `# ${describes}.\n# Accepts ${accepts}. Default: ${defaultText}\n#${name}=\n`,
  );
  return blocks.join('\n');
}
