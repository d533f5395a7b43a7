// Where the bytes of files are. Local disk today; anything that keeps bytes under a key can stand in its place.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type StoredContent = { size: number; sha256: Buffer; head: Buffer }

export interface FileStore {
  /** Keeps a stream under a key, whole or not at all; stops reading at `limit` bytes and then fails with `TooLarge`. */
  write: (key: string, content: Readable, limit: number) => Promise<StoredContent>
  read: (key: string) => Promise<Readable>
  remove: (key: string) => Promise<void>
}

/** The stream went on past the limit. */
export class TooLarge extends Error {}

/** As many first bytes as tell a file's type, and how large a picture is when it is drawn. */
const HEAD_BYTES = 65_536

export function openDiskStore(directory: string): FileStore {
  const pathOf = (key: string) => {
    // Keys are `organization/file`, both UUIDs: nothing in them can lead out of the directory.
    if (!/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key)) throw new TypeError('not the key of a file')
    return join(directory, key)
  }
  return {
    async write(key, content, limit) {
      const path = pathOf(key)
      const partial = `${path}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const meter = openMeter(limit)
      try {
        await pipeline(content, meter.stream, createWriteStream(partial, { mode: 0o600, flush: true }))
        await rename(partial, path)
        await syncDirectory(dirname(path))
        return meter.read()
      } catch (error) {
        await rm(partial, { force: true })
        throw error
      }
    },
    async read(key) {
      const handle = await open(pathOf(key), 'r')
      return createReadStream(pathOf(key), { fd: handle })
    },
    remove: key => rm(pathOf(key), { force: true }),
  }
}

/**
 * After so many bytes whoever sends has to wait for a moment, in which others are answered. It is still 100 MB a second: only who sends from
 * the same machine or its neighbor is any faster, and then sending and taking in keep two cores from everybody else.
 */
const BYTES_BETWEEN_PAUSES = 512 * 1024
const PAUSE_MS = 4

/** Counts, hashes and remembers the first bytes of what flows through. */
function openMeter(limit: number) {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  let headSize = 0
  let sincePause = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) return done(new TooLarge(`more than ${limit} bytes`))
      hash.update(chunk)
      if (headSize < HEAD_BYTES) {
        const part = chunk.subarray(0, HEAD_BYTES - headSize)
        head.push(part)
        headSize += part.length
      }
      sincePause += chunk.length
      if (sincePause < BYTES_BETWEEN_PAUSES) return done(null, chunk)
      sincePause = 0
      setTimeout(done, PAUSE_MS, null, chunk)
    },
  })
  return { stream, read: (): StoredContent => ({ size, sha256: hash.digest(), head: Buffer.concat(head) }) }
}

/** A rename survives a power cut only once its directory is on disk. */
async function syncDirectory(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
