// Where log lines go. A write costs more than a line, so those of one turn of the event loop go out together. This is not pino's own buffer,
// which is emptied when the process ends, and tries for ever when nobody reads it any more: nothing is held here for longer than a turn.
import { type DestinationStream, pino } from 'pino'

export type TurnStream = DestinationStream & {
  /** Writes now: there will be no other turn. */
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
