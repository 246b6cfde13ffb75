import { extensionOf } from '../../file-extension.ts';
import type { Services } from '../../services.ts';

interface Linked {
  slug: string;
  original_name: string;
}

/** The public link of a file. The only place where such a link is made. */
export function publicUrlOf({ config }: Pick<Services, 'config'>, file: Linked): string {
  const extension = extensionOf(file.original_name);
  return `${config.publicUrl}/f/${file.slug}${extension && `.${extension}`}`;
}
