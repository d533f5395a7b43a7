// Trusted documents: the operations that our own web application was built with, by the SHA-256 of their text. In production a browser
// session runs only these, so that a compromised page cannot send other operations.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { z } from 'zod'

const persisted = z.record(z.string(), z.string())

export type TrustedDocuments = {
  /** The text behind an id. */
  byId(id: string): string | undefined
  isTrusted(text: string): boolean
  all(): ReadonlyMap<string, string>
}

/** Reads `web/relay/persisted.json`. With `watch` (development) it is read again after each change. */
export function readTrustedDocuments(path: string, { watch = false } = {}): TrustedDocuments {
  let texts = new Map<string, string>()
  let trusted = new Set<string>()
  let readAt = 0

  const read = () => {
    if (!existsSync(path)) return
    const changedAt = statSync(path).mtimeMs
    if (changedAt === readAt) return
    readAt = changedAt
    const documents = persisted.parse(JSON.parse(readFileSync(path, 'utf8')))
    texts = new Map(
      Object.entries(documents).flatMap(
        ([id, text]) =>
          [
            [id, text],
            [sha256(text), text],
          ] as const,
      ),
    )
    trusted = new Set(texts.values())
  }
  read()

  return {
    byId(id) {
      const found = texts.get(id)
      if (found !== undefined || !watch) return found
      read()
      return texts.get(id)
    },
    isTrusted: text => trusted.has(text),
    all: () => texts,
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
