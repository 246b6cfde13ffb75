/** How the process ends where the picture is at fault; with 1 where something else is. */
export const exitWithoutThumbnail = 3;
