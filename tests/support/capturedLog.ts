import fs from 'node:fs'
import { vi } from 'vitest'

/** From now on every log line of this process, of any service, is captured instead of written. */
export function captureLog() {
  const written: string[] = []
  const write = fs.writeSync
  // All loggers end in it.
  const sink = vi.spyOn(fs, 'writeSync').mockImplementation((...given: unknown[]) => {
    const [fd, text] = given
    if (fd !== 1) return Reflect.apply(write, fs, given)
    written.push(String(text))
    return Buffer.byteLength(String(text))
  })
  return { text: () => written.join(''), release: () => sink.mockRestore() }
}
