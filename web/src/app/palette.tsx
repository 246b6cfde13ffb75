import { loadMessages } from '../language/messages.ts';
import type { PaletteProps } from '../layout/commands/command-palette.tsx';
import { lazy } from '../lib/lazy.ts';

/** The command palette with the commands of every feature, loaded when it is first opened. */
export const Palette = lazy(async () => {
  const [
    { CommandPalette },
    uploads,
    albums,
    tags,
    requests,
    shortLinks,
    clients,
    settings,
    admin,
  ] = await Promise.all([
    import('../layout/commands/command-palette.tsx'),
    import('../features/uploads/upload-commands.ts'),
    import('../features/albums/album-commands.ts'),
    import('../features/tags/tag-commands.ts'),
    import('../features/requests/request-commands.ts'),
    import('../features/short-links/short-link-commands.ts'),
    import('../features/clients/client-commands.ts'),
    import('../features/settings/settings-commands.ts'),
    import('../features/admin/admin-commands.ts'),
    loadMessages('sharing'),
    loadMessages('settings'),
    loadMessages('admin'),
  ]);
  const sources = [
    uploads.fileCommands,
    albums.albumCommands,
    tags.tagCommands,
    clients.clientCommands,
  ];
  return {
    default: (props: PaletteProps) => (
      <CommandPalette
        {...props}
        commands={[
          uploads.uploadCommand(),
          uploads.pasteCommand(),
          requests.requestCommand(),
          shortLinks.shortLinkCommand(),
          ...settings.settingsCommands(),
          ...admin.adminCommands(),
        ]}
        sources={sources}
      />
    ),
  };
});
