// How long a test waits for what is to come before it says that it does not come. Vitest's own second is shorter than what a machine takes
// to get to it that has three tests, their databases and their processes on two cores; who waits in vain fails all the same.
import { vi } from 'vitest'

export const PATIENCE_MS = 20_000

const { waitFor, waitUntil } = vi
type Options = Parameters<typeof waitFor>[1]

const patient = (options: Options = {}): Options =>
  typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options }

vi.waitFor = (callback, options) => waitFor(callback, patient(options))
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options))
