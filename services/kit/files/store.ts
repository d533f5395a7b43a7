// The store of file contents. It is on local disk; any store of bytes by key can replace it.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Measured = { size: number; sha256: Buffer; head: Buffer }

/** A complete upload that is not kept yet. */
export type Arrived = Measured & {
  read: <Result>(use: (content: FileContent) => Promise<Result>) => Promise<Result>
  /** Some of its bytes; fewer at the end of the file. */
  readPart: (start: number, length: number) => Promise<Buffer>
  /** Stores it under its key, replacing the previous content. */
  keep: () => Promise<void>
}

/** The bytes of a file, in pieces; each can be read once. */
export type FileContent = AsyncIterable<Buffer>

/** No method returns an open file: one that is never closed would crash the process when it is garbage collected. */
export interface FileStore {
  /** Receives a whole stream and discards it unless `decide` keeps it; fails with `TooLarge` past `limit` bytes. */
  write: <Result>(
    key: string,
    content: Readable,
    limit: number,
    decide: (arrived: Arrived) => Promise<Result>,
  ) => Promise<Result>
  /** Opens a file while `use` runs, whether it reads to the end, stops early or fails. */
  read: <Result>(key: string, use: (content: FileContent) => Promise<Result>) => Promise<Result>
  /** A stream that opens the file at the first read, and closes it when it ends or is destroyed. */
  stream: <Piece extends string | Buffer>(
    key: string,
    through: (content: FileContent) => AsyncIterable<Piece>,
  ) => Readable
  remove: (key: string) => Promise<void>
}

/** The stream exceeded the limit. */
export class TooLarge extends Error {}

/** Enough first bytes to detect a file's type and usually a picture's dimensions. */
const HEAD_BYTES = 65_536

export function openDiskStore(directory: string): FileStore {
  const pathOf = (key: string) => {
    // Keys are `organization/file`, both UUIDs, so they can't lead out of the directory.
    if (!/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/.test(key)) throw new TypeError('not the key of a file')
    return join(directory, key)
  }
  const partials = join(directory, 'partial')
  return {
    async write(key, content, limit, decide) {
      const path = pathOf(key)
      // A unique name: two simultaneous uploads must not write into one file.
      const partial = join(partials, `${basename(path)}.${randomUUID()}`)
      await mkdir(partials, { recursive: true, mode: 0o700 })
      const meter = openMeter(limit)
      const keep = async () => {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(partial, path)
        await syncDirectory(dirname(path))
      }
      try {
        await pipeline(content, meter.stream, createWriteStream(partial, { mode: 0o600, flush: true }))
        return await decide({
          ...meter.read(),
          read: use => readFrom(partial, use),
          readPart: (start, length) => readPart(partial, start, length),
          keep,
        })
      } finally {
        await rm(partial, { force: true })
      }
    },
    read: (key, use) => readFrom(pathOf(key), use),
    stream(key, through) {
      const path = pathOf(key)
      async function* pieces() {
        const handle = await open(path, 'r')
        try {
          yield* through(piecesOf(handle))
        } finally {
          await handle.close()
        }
      }
      return Readable.from(pieces(), { objectMode: false })
    },
    async remove(key) {
      const path = pathOf(key)
      // Also removes what a killed process had received of it.
      const parts = (await namesIn(partials)).filter(name => name.startsWith(`${basename(path)}.`))
      for (const each of [path, ...parts.map(name => join(partials, name))]) await rm(each, { force: true })
    },
  }
}

async function readFrom<Result>(path: string, use: (content: FileContent) => Promise<Result>): Promise<Result> {
  const handle = await open(path, 'r')
  try {
    return await use(piecesOf(handle))
  } finally {
    await handle.close()
  }
}

async function readPart(path: string, start: number, length: number): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Names in a directory that may not exist yet. */
async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

const PIECE_BYTES = 65_536

/** The content of an open file; stopping early leaves it open. */
async function* piecesOf(handle: FileHandle): FileContent {
  for (;;) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
  }
}

/**
 * After this many bytes the sender waits for a moment, in which other requests are served. The rate is still 100 MB a second: only senders
 * on the same machine or network are faster, and they would otherwise keep two cores busy.
 */
const BYTES_BETWEEN_PAUSES = 512 * 1024
const PAUSE_MS = 4

/**
 * An upload that is too large is read on and discarded, so that its sender receives the error: destroying the stream would close the
 * connection. Past this limit it is cut off.
 */
const MAX_READ_ON = 64 * 1024 * 1024

/** Counts and hashes the stream, and keeps its first bytes. */
function openMeter(limit: number) {
  const tooLarge = () => new TooLarge(`more than ${limit} bytes`)
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  let headSize = 0
  let sincePause = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > limit) return done(size > limit + MAX_READ_ON ? tooLarge() : null)
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
    flush: done => done(size > limit ? tooLarge() : null),
  })
  return { stream, read: (): Measured => ({ size, sha256: hash.digest(), head: Buffer.concat(head) }) }
}

/** A rename survives a power failure only once its directory is synced. */
async function syncDirectory(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
