// Feature flags of an installation without a flag host: a JSON file in GrowthBook's format, read again whenever it changes.
import { readFileSync, statSync, unwatchFile, watchFile } from 'node:fs'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'

/** A feature is passed on unchanged: browsers understand more of it than the server needs to. */
const flagsFile = z.object({
  features: z.record(
    z.string().min(1),
    z.looseObject({ defaultValue: z.json().optional(), rules: z.array(z.looseObject({})).default([]) }),
  ),
})

export type FlagsPayload = z.infer<typeof flagsFile> & {
  /** Distinguishes two versions of the file. */
  dateUpdated: string
}

/** How often its modification time is polled. Unlike watching the folder, polling works for mounted and linked files too. */
const POLL_INTERVAL_MS = 2_000

export class FlagsFile {
  readonly #path: string
  readonly #log: FastifyBaseLogger
  readonly #listeners = new Set<() => void>()
  readonly #look = () => this.#readAgain()
  #payload: FlagsPayload

  /** Throws if the file can't be read: a server must not start with the wrong flags. */
  constructor(
    path: string,
    { log, pollIntervalMs = POLL_INTERVAL_MS }: { log: FastifyBaseLogger; pollIntervalMs?: number },
  ) {
    this.#path = path
    this.#log = log
    this.#payload = read(path)
    watchFile(path, { interval: pollIntervalMs, persistent: false }, this.#look)
  }

  get payload(): FlagsPayload {
    return this.#payload
  }

  onChange(listener: () => void): void {
    this.#listeners.add(listener)
  }

  close(): void {
    unwatchFile(this.#path, this.#look)
  }

  /** Ignores a file that is damaged, missing or half written. */
  #readAgain(): void {
    try {
      this.#payload = read(this.#path)
    } catch (error) {
      this.#log.warn({ err: error, path: this.#path }, 'The flags file cannot be read: the flags stay as they were')
      return
    }
    for (const listener of this.#listeners) listener()
  }
}

function read(path: string): FlagsPayload {
  const { mtime } = statSync(path)
  return { ...flagsFile.parse(JSON.parse(readFileSync(path, 'utf8'))), dateUpdated: mtime.toISOString() }
}
