/** Memory of a document's process, or of a program and all that it starts. */
export const drawingBytesMax = 512 * 1024 ** 2;
