// A customer's personal data as a ZIP, streamed as fast as it is read. The only file that knows the writing library.
import { Readable } from 'node:stream'
import { makeZip } from 'client-zip'
import { z } from 'zod'
import type { FileRow } from '../../../kit/files/table.ts'
import type { Subject } from './handOver.ts'
import { fileRows, type Read, SECTIONS, valuesOf } from './sections.ts'

type Parts = { read: Read; contentOf: (row: Pick<FileRow, 'organizationId' | 'id'>) => Readable }

const keptFile = z.object({ id: z.uuid(), name: z.string(), storedAt: z.string(), folder: z.string() })
type KeptFile = z.infer<typeof keptFile>

export function personalDataArchive(subject: Subject, { read, contentOf }: Parts): Readable {
  let open: Readable | undefined
  async function* entries() {
    const files: KeptFile[] = []
    for await (const value of valuesOf(read, fileRows(subject))) files.push(keptFile.parse(value))
    yield { name: 'data.json', lastModified: new Date(subject.madeAt), input: json(subject, files, read) }
    for (const file of files) {
      open = contentOf({ organizationId: subject.organizationId, id: file.id })
      yield { name: pathOf(file), lastModified: new Date(file.storedAt), input: open }
    }
  }
  const archive = Readable.from(piecesOf(makeZip(entries())), { objectMode: false })
  // If the reader stops early, the library doesn't close the current file.
  archive.once('close', () => open?.destroy())
  return archive
}

async function* piecesOf(zip: ReturnType<typeof makeZip>): AsyncGenerator<Uint8Array> {
  const reader = zip.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

/** All of it as JSON text: one value per line. */
async function* json(subject: Subject, files: readonly KeptFile[], read: Read): AsyncGenerator<Uint8Array> {
  const bytes = (text: string) => Buffer.from(text)
  const { madeAt, profile } = subject
  const named = files.map(file => ({ id: file.id, name: file.name, path: pathOf(file) }))
  yield bytes(
    `{\n"madeAt": ${JSON.stringify(madeAt)},\n"profile": ${JSON.stringify(profile)},\n"files": ${JSON.stringify(named)}`,
  )
  for (const [name, rows] of Object.entries(SECTIONS)) {
    yield bytes(`,\n${JSON.stringify(name)}: [`)
    let before = '\n'
    for await (const value of valuesOf(read, rows(subject))) {
      yield bytes(before + JSON.stringify(value))
      before = ',\n'
    }
    yield bytes(']')
  }
  yield bytes('\n}\n')
}

/** Makes user-typed names safe for file systems; the id keeps equal names apart. */
const pathOf = ({ id, name, folder }: KeptFile) =>
  `${folder}/${id}/${name.replaceAll(/[\p{C}\\/:*?"<>|]/gu, '_').replace(/^\.+/, '_') || 'file'}`
