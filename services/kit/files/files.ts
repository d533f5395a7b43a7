// Files in two steps: announced with name and size, then uploaded. The upload is measured as it streams, and its content gives its type.
import type { Readable } from 'node:stream'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../database/database.ts'
import { commonErrors, type ErrorRow } from '../errors.ts'
import { Refusal } from '../http/problem.ts'
import { newId } from '../ids.ts'
import type { FileContents } from './contents.ts'
import { type DetectedType, detectType, isZip } from './detect.ts'
import { type ImageSize, imageSize, streamedJpegSize } from './imageSize.ts'
import { type Arrived, type FileContent, type FileStore, TooLarge } from './store.ts'
import { oleType, zipType } from './workbook.ts'
import { FILE_CONTENTS } from './purposes.generated.ts'
import { file, type FilePurpose, type FileRow } from './table.ts'

const MEGABYTE = 1024 * 1024

/** 25 MB: the limit for every file, whatever its purpose. */
export const MAX_FILE_BYTES = 25 * MEGABYTE

/** The limit of files that we generate: a million rows stay far below it. */
const MAX_MADE_BYTES = 2048 * MEGABYTE

/** The service's own errors for files. */
export type FileErrors = Record<
  | 'fileTooLarge'
  | 'fileTypeNotAllowed'
  | 'fileIsWorkbook'
  | 'fileEmpty'
  | 'fileNotUploaded'
  | 'fileAlreadyUploaded'
  | 'filePurposeMismatch'
  | 'fileIncomplete'
  | 'pictureTooLarge'
  | 'fileProtected'
  | 'fileNameMismatch',
  ErrorRow
>

/** Twice the size of what the largest cameras produce. */
const MAX_MEGAPIXELS = 200

const RULES: Readonly<Record<FilePurpose, FileContents>> = FILE_CONTENTS

const maximumOf = (purpose: FilePurpose) => RULES[purpose].maximumMegabytes ?? MAX_FILE_BYTES / MEGABYTE

const WORKBOOK_EXTENSIONS = ['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'numbers']

/** A document of a record, with its position. */
export type FileLink = { organizationId: string; fileId: string; place: number }
export type Announcement = { purpose: FilePurpose; name: string; size: number; contentType: string }
export type Files = ReturnType<typeof openFiles>

export function openFiles({ database, store, errors }: { database: Database; store: FileStore; errors: FileErrors }) {
  const keyOf = (row: Pick<FileRow, 'organizationId' | 'id'>) => `${row.organizationId}/${row.id}`

  function refuseType(purpose: FilePurpose, isWorkbook: boolean, path?: string): Refusal {
    const where = path === undefined ? {} : { path }
    if (isWorkbook && RULES[purpose].types.includes('text')) return new Refusal(errors.fileIsWorkbook, where)
    return new Refusal(errors.fileTypeNotAllowed, { ...where, params: { allowed: RULES[purpose].named } })
  }

  const tooLarge = (purpose: FilePurpose, path?: string) =>
    new Refusal(errors.fileTooLarge, { ...(path && { path }), params: { maximum: maximumOf(purpose) } })

  /** Announces a file by name and size; rejects at once what the name already rules out. */
  async function announce(tx: Tx, { purpose, name, size, contentType }: Announcement): Promise<FileRow> {
    if (size > maximumOf(purpose) * MEGABYTE) throw tooLarge(purpose, 'size')
    const extension = extensionOf(name)
    const { extensions, typeOf } = RULES[purpose]
    if (extension === undefined ? typeOf !== undefined : !extensions.includes(extension))
      throw refuseType(purpose, extension !== undefined && WORKBOOK_EXTENSIONS.includes(extension), 'name')
    const [row] = await tx
      .insert(file)
      .values({
        organizationId: tx.organizationId,
        id: newId(),
        purpose,
        name,
        size,
        contentType,
        createdBy: tx.actorId,
      })
      .returning()
    if (!row) throw new Error('nothing was inserted')
    return row
  }

  /** The row of a file; unknown ones and those of others are not found. */
  async function fileOf(tx: Tx, id: string): Promise<FileRow> {
    const [row] = await tx.select().from(file).where(eq(file.id, id))
    if (!row) throw new Refusal(commonErrors.notFound)
    return row
  }

  /** An uploaded file of this purpose. */
  async function storedFile(tx: Tx, id: string, purpose: FilePurpose, path = 'fileId'): Promise<FileRow> {
    const row = await fileOf(tx, id)
    if (row.purpose !== purpose) throw new Refusal(errors.filePurposeMismatch, { path })
    if (row.status !== 'STORED') throw new Refusal(errors.fileNotUploaded, { path })
    return row
  }

  /** Uploaded files of this purpose, without duplicates, in order, in the form of links. */
  async function storedFiles(tx: Tx, ids: readonly string[], purpose: FilePurpose): Promise<FileLink[]> {
    const unique = [...new Set(ids)]
    for (const [place, id] of unique.entries()) await storedFile(tx, id, purpose, `fileIds.${place}`)
    return unique.map((fileId, place) => ({ organizationId: tx.organizationId, fileId, place }))
  }

  /** Why an upload is rejected, by its content and not by its name. */
  function refusalOf(
    announced: Pick<FileRow, 'purpose' | 'size' | 'name'>,
    { size, drawn, detectedType }: { size: number; drawn: ImageSize | undefined; detectedType: DetectedType },
  ): Refusal | undefined {
    if (size === 0) return new Refusal(errors.fileEmpty)
    const { types, typeOf } = RULES[announced.purpose]
    if (detectedType === 'protected') return new Refusal(errors.fileProtected)
    if (!types.includes(detectedType)) return refuseType(announced.purpose, detectedType === 'workbook')
    if (isBomb(drawn)) {
      return new Refusal(errors.pictureTooLarge, { params: { maximum: MAX_MEGAPIXELS } })
    }
    const extension = extensionOf(announced.name) ?? ''
    if (typeOf && typeOf[extension] !== detectedType) {
      return new Refusal(errors.fileNameMismatch, { params: { extension: extension.toUpperCase() } })
    }
    if (size === announced.size) return undefined
    return new Refusal(errors.fileIncomplete, { params: { received: size, announced: announced.size } })
  }

  /** Streams the bytes of an announced file into the store. No transaction is open meanwhile. */
  async function receive(
    organizationId: string,
    actorId: string | null,
    id: string,
    content: Readable,
  ): Promise<FileRow> {
    const announced = await database.inOrganization(organizationId, actorId, tx => fileOf(tx, id))
    if (announced.createdBy !== actorId) throw new Refusal(commonErrors.notFound)
    if (announced.status !== 'ANNOUNCED') throw new Refusal(errors.fileAlreadyUploaded)
    const limit = maximumOf(announced.purpose) * MEGABYTE
    try {
      return await store.write(keyOf(announced), content, limit, async arrived => {
        const { size, sha256 } = arrived
        const detectedType = await typeOfArrived(announced.purpose, arrived)
        const drawn = await drawnSize(arrived, detectedType)
        const refusal = refusalOf(announced, { size, drawn, detectedType })
        if (refusal) throw refusal
        return database.inOrganization(organizationId, actorId, async tx => {
          const [row] = await tx
            .update(file)
            .set({ status: 'STORED', detectedType, sha256, storedAt: sql`now()` })
            .where(and(eq(file.id, id), eq(file.status, 'ANNOUNCED')))
            .returning()
          if (!row) throw new Refusal(errors.fileAlreadyUploaded)
          // While the row is locked: of two simultaneous uploads, the validated one is the stored one.
          await arrived.keep()
          return row
        })
      })
    } catch (error) {
      throw error instanceof TooLarge ? tooLarge(announced.purpose) : error
    }
  }

  return {
    announce,
    fileOf,
    storedFile,
    storedFiles,
    receive,
    /** Stores a file that we generate; it is discarded unless `decide` keeps it. */
    make: <Result>(
      row: Pick<FileRow, 'organizationId' | 'id'>,
      content: Readable,
      decide: (made: Pick<Arrived, 'size' | 'keep'>) => Promise<Result>,
    ): Promise<Result> => store.write(keyOf(row), content, MAX_MADE_BYTES, decide),
    /** Opens a stored file while `use` runs. */
    read: <Result>(
      row: Pick<FileRow, 'organizationId' | 'id'>,
      use: (content: FileContent) => Promise<Result>,
    ): Promise<Result> => store.read(keyOf(row), use),
    /** A response body: a stored file, unchanged or transformed as it streams. */
    stream: <Piece extends string | Buffer = Buffer>(
      row: Pick<FileRow, 'organizationId' | 'id'>,
      through: (content: FileContent) => AsyncIterable<Piece>,
    ): Readable => store.stream(keyOf(row), through),
    remove: (row: Pick<FileRow, 'organizationId' | 'id'>): Promise<void> => store.remove(keyOf(row)),
    errors,
  }
}

/** The detected type of an upload. Where workbooks are accepted, a container's directory shows whether it is one. */
async function typeOfArrived(purpose: FilePurpose, { head, size, readPart }: Arrived): Promise<DetectedType> {
  const detected = detectType(head)
  if (!RULES[purpose].types.includes('xlsx')) return detected
  if (isZip(head)) return zipType(readPart, size)
  return detected === 'workbook' ? oleType(readPart) : detected
}

const extensionOf = (name: string): string | undefined => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase()

/** Whether a picture, which may be a few kilobytes, decompresses to more than a viewer should have to hold. */
const isBomb = (drawn: ImageSize | undefined): boolean =>
  drawn !== undefined && drawn.width * drawn.height > MAX_MEGAPIXELS * 1_000_000

/** The dimensions of a picture. If its first bytes don't contain them, reads on until they are found. */
async function drawnSize({ head, read }: Arrived, detectedType: DetectedType): Promise<ImageSize | undefined> {
  if (detectedType !== 'png' && detectedType !== 'jpeg') return undefined
  const found = imageSize(head)
  return found ?? (detectedType === 'jpeg' ? read(streamedJpegSize) : undefined)
}
