/** A configuration that prevents starting; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
