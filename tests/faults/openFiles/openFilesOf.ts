import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'

/** A process' open files other than sockets, after garbage collection. */
export async function openFilesOf(child: ChildProcess): Promise<unknown> {
  expect(child.exitCode).toBeNull()
  const { promise: ended, resolve } = Promise.withResolvers<string[]>()
  const sayEnded = () => resolve(['the process has ended'])
  child.once('exit', sayEnded)
  const listening = new AbortController()
  const answer = once(child, 'message', listening)
  // A process that ends sends no answer.
  answer.catch(() => {})
  child.send('collect')
  const [files] = await Promise.race([answer, ended])
  child.off('exit', sayEnded)
  listening.abort()
  return files
}
