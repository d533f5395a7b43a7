import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'

/** What a process has open besides sockets, once its garbage is collected. */
export async function openFilesOf(child: ChildProcess): Promise<unknown> {
  expect(child.exitCode).toBeNull()
  const { promise: ended, resolve } = Promise.withResolvers<string[]>()
  const sayEnded = () => resolve(['the process has ended'])
  child.once('exit', sayEnded)
  const listening = new AbortController()
  const answer = once(child, 'message', listening)
  // Whoever ends says nothing more.
  answer.catch(() => {})
  child.send('collect')
  const [files] = await Promise.race([answer, ended])
  child.off('exit', sayEnded)
  listening.abort()
  return files
}
