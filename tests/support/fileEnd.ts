// What a test file opens is closed when it ends, wherever it was opened: in the file itself, in a hook or in a test. Vitest hears an
// `afterAll` only while a file is read.

type Close = () => unknown

const open: Close[] = []

/** Closes something after the last test of the file and its own hooks; what was opened last, first. */
export function atFileEnd(close: Close): void {
  open.push(close)
}

/** All of it is closed, also when one of them fails. */
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
