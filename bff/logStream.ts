// The destination of log lines. A write costs more than a line, so the lines of one turn of the event loop are written together. Not pino's
// own buffer, which is flushed only when the process ends and retries forever once no reader is left: here nothing is held longer than a
// turn.
import { type DestinationStream, pino } from 'pino'

export type TurnStream = DestinationStream & {
  /** Writes now, for a process about to end. */
  flush(): void
}

export function writingOnceATurn(out: DestinationStream): TurnStream {
  let lines = ''
  const flush = () => {
    const text = lines
    lines = ''
    if (text !== '') out.write(text)
  }
  return {
    flush,
    write(line) {
      if (lines === '') setImmediate(flush)
      lines += line
    },
  }
}

export const standardOutput = writingOnceATurn(pino.destination({ dest: 1, sync: true }))
process.once('exit', () => standardOutput.flush())
