// The timeout of tests for what must happen. Vitest's default of a second is too short for a machine that runs three tests with their
// databases and processes on two cores; waiting in vain fails all the same.
import { vi } from 'vitest'
import { TIMEOUT_MS } from './until.ts'

type Options = number | { timeout?: number; interval?: number }

const patient = (options: Options = {}) =>
  typeof options === 'number' ? { timeout: options } : { timeout: TIMEOUT_MS, ...options }

/** `vi.waitFor` with the timeout of a poll: repeats until the callback no longer throws. */
export const waitFor = <T>(callback: () => T | Promise<T>, options?: Options): Promise<T> =>
  vi.waitFor(callback, patient(options))

/** `vi.waitUntil` with the timeout of a poll: repeats until the result is truthy. */
export const waitUntil: typeof vi.waitUntil = (callback, options) => vi.waitUntil(callback, patient(options))
