// What a test file opens is closed when it ends, wherever it was opened: at the top level, in a hook or in a test. Vitest accepts an
// `afterAll` only while a file is loaded.

type Close = () => unknown

const open: Close[] = []

/** Closes something after the last test of the file and its own hooks; in reverse order of opening. */
export function atFileEnd(close: Close): void {
  open.push(close)
}

/** Everything is closed, even when something fails. */
export async function endFile(): Promise<void> {
  const errors: unknown[] = []
  for (let close = open.pop(); close; close = open.pop())
    try {
      await close()
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'))
}
