/** Exit code of the thumbnail process where the picture is at fault; 1 is any other failure. */
export const undecodableExitCode = 3;
/** Its exit code where the picture needs more memory than there is. */
export const outOfMemoryExitCode = 4;
