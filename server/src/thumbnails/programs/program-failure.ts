/** A program has said that it cannot make a picture of the file, and would say so again. */
export class UndecodableError extends Error {}

/** A program took too long or too much, or broke down, which may have been the machine's fault. */
export class BrokenOffError extends Error {}
