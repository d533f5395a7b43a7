// The rows of a delimited text, as they stream.
import { type Breakage, csvRecords } from '../../../kit/csv.ts'
import { error, type Sink } from './format.ts'

/** Longer than any statement line. */
const MAX_ROW_LENGTH = 64 * 1024

/** Passes on the rows of a delimited text with their numbers. */
export async function readRows(
  text: AsyncIterable<string>,
  delimiter: string,
  sink: Sink,
  take: (cells: string[], row: number) => void,
): Promise<{ endsWithNewline: boolean }> {
  let last = ''
  let row = 0
  async function* watched() {
    for await (const chunk of text) {
      last = chunk.at(-1) ?? last
      yield chunk
    }
  }
  for await (const records of recordsOf(watched(), delimiter, sink)) for (const cells of records) take(cells, ++row)
  return { endsWithNewline: last === '\n' || last === '\r' }
}

/** The rows of a delimited text, in batches of those in one piece of it. */
export function recordsOf(text: AsyncIterable<string>, delimiter: string, sink: Pick<Sink, 'issue'>) {
  const onBroken = (breakage: Breakage, broken: number) =>
    sink.issue(error(breakage === 'CUT_OFF' ? 'TRUNCATED' : 'BROKEN_CSV', { row: broken }))
  return csvRecords(text, { delimiter, longest: MAX_ROW_LENGTH, onBroken })
}
