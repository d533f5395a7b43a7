// Whether a container is an Excel workbook, by its directory: nothing in it is unpacked.
import type { DetectedType } from './detect.ts'

/** Reads a part of a stored file; shorter at the end of the file. */
export type ReadPart = (start: number, length: number) => Promise<Buffer>

const END_OF_ZIP = Buffer.from('PK\x05\x06', 'latin1')
const END_BYTES = 22
const MAX_COMMENT_LENGTH = 65_535
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
/** A workbook has some tens of parts, a large one some hundreds. */
const MAX_DIRECTORY_BYTES = 1024 * 1024

/** The type of a zip by the names in its central directory. Workbooks with macros are not accepted. */
export async function zipType(readPart: ReadPart, size: number): Promise<DetectedType> {
  const tailLength = Math.min(size, END_BYTES + MAX_COMMENT_LENGTH)
  const tail = await readPart(size - tailLength, tailLength)
  const end = tail.lastIndexOf(END_OF_ZIP)
  if (end < 0 || end + END_BYTES > tail.length) return 'archive'
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  // Bytes after the directory or before the first part would be a second file.
  const isWhole =
    start + length === size - tailLength + end && end + END_BYTES + tail.readUInt16LE(end + 20) === tail.length
  if (!isWhole || length > MAX_DIRECTORY_BYTES) return 'archive'
  const names = namesIn(await readPart(start, length))
  const has = (name: string) => names.includes(name)
  const isWorkbook = has('[Content_Types].xml') && has('xl/workbook.xml') && !has('xl/vbaProject.bin')
  return isWorkbook ? 'xlsx' : 'archive'
}

function namesIn(directory: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY) {
    const nameLength = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength))
    at += ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}

/** FAT sectors listed in the header; only files above 7 MB have more, and their directory comes first. */
const HEADER_FATS = 109
const LAST_SECTOR = 0xfffffffa
const MAX_DIRECTORY_SECTORS = 64
const OLE_ENTRY_BYTES = 128
const STREAM = 2

/** The type of an old Office container: a workbook, a password-protected one, or something else, such as a document or an installer. */
export async function oleType(readPart: ReadPart): Promise<DetectedType> {
  const header = await readPart(0, 512)
  if (header.length < 512) return 'binary'
  const shift = header.readUInt16LE(0x1e)
  if (shift !== 9 && shift !== 12) return 'binary'
  const sector = (index: number) => readPart((index + 1) * 2 ** shift, 2 ** shift)
  const perFat = 2 ** shift / 4
  async function next(index: number): Promise<number> {
    const fat = Math.floor(index / perFat)
    if (fat >= HEADER_FATS) return LAST_SECTOR
    const table = await sector(header.readUInt32LE(0x4c + fat * 4))
    const at = (index % perFat) * 4
    return at + 4 <= table.length ? table.readUInt32LE(at) : LAST_SECTOR
  }
  const names = new Set<string>()
  let index = header.readUInt32LE(0x30)
  for (let read = 0; read < MAX_DIRECTORY_SECTORS && index < LAST_SECTOR; read++) {
    for (const name of streamsIn(await sector(index))) names.add(name)
    index = await next(index)
  }
  if (names.has('EncryptedPackage')) return 'protected'
  return names.has('Workbook') || names.has('Book') ? 'xls' : 'binary'
}

function* streamsIn(sector: Buffer): Generator<string> {
  for (let at = 0; at + OLE_ENTRY_BYTES <= sector.length; at += OLE_ENTRY_BYTES) {
    const length = sector.readUInt16LE(at + 64)
    if (sector[at + 66] === STREAM && length >= 2 && length <= 64) yield sector.toString('utf16le', at, at + length - 2)
  }
}
