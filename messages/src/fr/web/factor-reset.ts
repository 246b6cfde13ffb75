import type { factorReset as source } from '../../en/web/factor-reset.ts';
import { createFormats } from '../../formats.ts';

const { isolate, plural } = createFormats('fr');

export const factorReset: typeof source = {
  factors: 'Seconds facteurs',
  none: 'Aucun',
  app: 'Application d’authentification',
  passkeys: ({ count }) =>
    plural(count, { one: '# clé d’accès', many: '# de clés d’accès', other: '# clés d’accès' }),
  title: 'Réinitialiser les seconds facteurs',
  text: ({ name }) =>
    `L’application d’authentification, les codes de secours et les clés d’accès de ${isolate(name)} sont supprimés, et toutes les sessions se terminent.`,
  check:
    'Assurez-vous que la demande vient bien du titulaire : ensuite, le mot de passe seul suffit pour se connecter.',
  reason: 'Motif',
  reasonHint: 'Il figure dans le journal d’audit et dans l’e-mail au titulaire.',
  reasonRequired: 'Veuillez indiquer le motif.',
  failed: 'Échec de la réinitialisation des seconds facteurs',
};
