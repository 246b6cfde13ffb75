import { m } from '../../language/messages.ts';

/** Whether this device's keyboard has ⌘ instead of Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The modifier key of the app's shortcuts on this device, as its keyboard names it. */
export const commandKey = (): string => (isMac ? '⌘' : m.controls.controlKey);
