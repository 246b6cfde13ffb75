import { isSameSecret } from '../../installation/secret-key.ts';
import type { Services } from '../../services.ts';

interface Deletable {
  id: string;
  slug: string;
}

const secretOf = ({ secret }: Pick<Services, 'secret'>, { id, slug }: Deletable) =>
  secret.derive('deletion-link', `${id}:${slug}`);

/** A page that asks and then deletes this one file; whoever holds the link may. */
export function deletionUrlOf(services: Pick<Services, 'config' | 'secret'>, upload: Deletable) {
  return `${services.config.publicUrl}/delete/${upload.slug}/${secretOf(services, upload)}`;
}

/** Whether this secret from a link is the one for this upload. */
export const isDeletionSecret = (services: Services, upload: Deletable, text: string) =>
  isSameSecret(text, secretOf(services, upload));
