/** Exit code of the thumbnail process where the picture is at fault; 1 is any other failure. */
export const undecodableExitCode = 3;
