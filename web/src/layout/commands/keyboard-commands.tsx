import { type ComponentType, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { withMessages } from '../../language/with-messages.ts';
import { lazy } from '../../lib/lazy.ts';
import { isCommandKey, isUnmodifiedKey } from '../../ui/keyboard/key-press.ts';
import { isDialogOpen, isPageShortcut, useShortcut } from '../../ui/keyboard/use-shortcut.ts';
import { navigation } from '../navigation.ts';
import type { PaletteProps } from './command-palette.tsx';
import type { Command } from './command.ts';
import { PaletteButton } from './palette-button.tsx';
import { PaletteDialog } from './palette-dialog.tsx';
import { useLayoutCommands } from './use-layout-commands.ts';

const ShortcutsDialog = lazy(
  withMessages('file-details', async () => ({
    default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
  })),
);

interface KeyboardCommandsProps {
  isAdmin: boolean;
  Palette: ComponentType<PaletteProps>;
  /** Opens the file picker. */
  onUpload: () => void;
  onPaste: () => void;
}

/** The command palette with its button, and the keyboard shortcuts of every page. */
export function KeyboardCommands({ isAdmin, Palette, onUpload, onPaste }: KeyboardCommandsProps) {
  const [open, setOpen] = useState<'palette' | 'shortcuts'>();
  const opener = useRef<Element>(null);
  const navigate = useNavigate();
  const entries = navigation.filter(({ isForAdmins }) => isAdmin || !isForAdmins);
  const commands = useLayoutCommands(() => setOpen('shortcuts'));
  const openPalette = () => {
    opener.current = document.activeElement;
    setOpen('palette');
  };
  const closePalette = () => {
    setOpen(undefined);
    // Before the command runs, so that a dialog it opens returns the focus to the right element.
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  useCommandK(() => {
    if (open === 'palette') closePalette();
    else if (!isDialogOpen()) openPalette();
  });
  useShortcut('?', () => setOpen('shortcuts'));
  useShortcut('u', () => {
    void navigate('/uploads');
    onUpload();
  });
  useShortcut('p', onPaste);
  useGoKeys((pressed) => {
    const entry = entries.find(({ letter }) => letter === pressed);
    if (entry) void navigate(entry.path);
    return entry !== undefined;
  });
  const choose = ({ to, run }: Command) => {
    closePalette();
    if (to) void navigate(to);
    run?.();
  };
  return (
    <>
      <PaletteButton onClick={openPalette} />
      <PaletteDialog
        isOpen={open === 'palette'}
        onClose={closePalette}
        Palette={Palette}
        isAdmin={isAdmin}
        onChoose={choose}
        {...commands}
      />
      <Suspense>
        {open === 'shortcuts' && (
          <ShortcutsDialog onClose={() => setOpen(undefined)} pages={entries} />
        )}
      </Suspense>
    </>
  );
}

/** Works in text fields too, because the key types no text. */
function useCommandK(act: () => void): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isCommandKey(event, 'k')) return;
      // Browsers use the key for their own search.
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const sequenceMaxMs = 1500;

/** `g`, then the letter of a page. */
function useGoKeys(go: (letter: string) => boolean): void {
  const run = useEffectEvent(go);
  useEffect(() => {
    let startedAtMs = -Infinity;
    const listen = (event: KeyboardEvent) => {
      const isSecond = event.timeStamp - startedAtMs < sequenceMaxMs;
      startedAtMs = -Infinity;
      if (!isUnmodifiedKey(event, event.key) || !isPageShortcut(event)) return;
      if (isSecond && run(event.key)) event.preventDefault();
      else if (event.key === 'g') startedAtMs = event.timeStamp;
    };
    // Captured before the single-key shortcuts, which ignore a key press that was handled.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
