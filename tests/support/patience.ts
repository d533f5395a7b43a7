// How long a test waits for what is to come before it says that it does not come. Vitest's own second is shorter than what a machine takes
// to get to it that has three tests, their databases and their processes on two cores; who waits in vain fails all the same.
import { vi } from 'vitest'
import { TIMEOUT_MS } from './until.ts'

type Options = number | { timeout?: number; interval?: number }

const patient = (options: Options = {}) =>
  typeof options === 'number' ? { timeout: options } : { timeout: TIMEOUT_MS, ...options }

/** `vi.waitFor`, as patiently as a poll: asks until the callback no longer throws. */
export const waitFor = <T>(callback: () => T | Promise<T>, options?: Options): Promise<T> =>
  vi.waitFor(callback, patient(options))

/** `vi.waitUntil`, as patiently as a poll: asks until the answer is something. */
export const waitUntil: typeof vi.waitUntil = (callback, options) => vi.waitUntil(callback, patient(options))
