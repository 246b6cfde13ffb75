import { isSameSecret } from '../../installation/secret-key.ts';
import type { Services } from '../../services.ts';

interface Deletable {
  id: string;
  slug: string;
}

const secretOf = ({ secret }: Pick<Services, 'secret'>, { id, slug }: Deletable) =>
  secret.derive('deletion-link', `${id}:${slug}`);

/** The URL of the page that confirms and deletes this upload; a bearer secret that needs no session. */
export function deletionUrlOf(services: Pick<Services, 'config' | 'secret'>, upload: Deletable) {
  return `${services.config.publicUrl}/delete/${upload.slug}/${secretOf(services, upload)}`;
}

/** Whether `text`, from a deletion link, is this upload's secret; compared in constant time. */
export const isDeletionSecret = (services: Services, upload: Deletable, text: string) =>
  isSameSecret(text, secretOf(services, upload));
