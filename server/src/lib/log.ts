export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];

type Fields = Record<string, unknown>;
type Write = (event: string, fields?: Fields) => void;

/** Writes one JSON object per line. Never pass tokens, passwords, headers or query strings. */
export type Log = Record<LogLevel, Write>;

/** `writeLine` receives lines without their line break; events below `level` are dropped. */
export function createLog(level: LogLevel, writeLine: (line: string) => void): Log {
  const threshold = logLevels.indexOf(level);
  const at = (name: LogLevel): Write => {
    if (logLevels.indexOf(name) < threshold) return () => {};
    return (event, fields = {}) => {
      const time = new Date().toISOString();
      writeLine(JSON.stringify({ time, level: name, event, ...describeErrors(fields) }));
    };
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function describeErrors(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      value instanceof Error ? describeError(value) : value,
    ]),
  );
}

function describeError(error: Error): Fields {
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { name: error.name, message: error.message, stack: error.stack, ...cause };
}
