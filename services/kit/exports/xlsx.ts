// Rows as a workbook, written while they come: the container is yazl's, the sheets are the few elements of SpreadsheetML that rows need. No library
// that writes workbooks holds the rows back when the disk is slower than the database, so that a million of them would be in memory at once.
import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { CellKind } from './columns.ts'
import { looksLikeFormula, type Sheet, type SheetRow } from './sheet.ts'

/** What a worksheet can hold, its heading among them. */
const MAX_SHEET_ROWS = 1_048_576

/** A spreadsheet counts with floating point: an amount with more digits would lose its last ones, and is text. */
const MAX_EXACT_DIGITS = 15

/** Rows compress well however little effort it is. */
const COMPRESSION_LEVEL = 1

/** The places of `cellXfs` in STYLES. */
const STYLE = { heading: 1, text: 2, formulaText: 3, AMOUNT: 4, DATE: 5, INSTANT: 6, NUMBER: 7 } as const

const WIDTHS: Record<CellKind, number> = { TEXT: 24, NUMBER: 12, AMOUNT: 20, DATE: 12, INSTANT: 20 }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

// `quotePrefix`: text stays text when somebody edits the cell, whatever it begins with.
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="8"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="1" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** The file as a stream; it asks for rows no faster than it is read. Rows beyond what a worksheet holds go on in the next one. */
export function xlsxFile(
  sheet: Sheet,
  pieces: AsyncIterable<readonly SheetRow[]>,
  rowsOfSheet = MAX_SHEET_ROWS,
): Readable {
  const zip = new ZipFile()
  const file = new PassThrough()
  zip.outputStream.pipe(file)
  const give = (content: string, path: string) => zip.addBuffer(Buffer.from(content), path)
  async function fill() {
    const rows = new RowSource(pieces)
    let sheets = 0
    do {
      const content = Readable.from(worksheet(sheet, rows, rowsOfSheet), { objectMode: false })
      zip.addReadStream(content, `xl/worksheets/sheet${++sheets}.xml`, { compressionLevel: COMPRESSION_LEVEL })
      await finished(content)
    } while (!rows.isAtEnd)
    give(STYLES, 'xl/styles.xml')
    give(workbook(sheet.name, sheets), 'xl/workbook.xml')
    give(workbookRelations(sheets), 'xl/_rels/workbook.xml.rels')
    give(PACKAGE_RELATIONS, '_rels/.rels')
    give(contentTypes(sheets), '[Content_Types].xml')
    zip.end()
  }
  zip.on('error', error => file.destroy(error))
  fill().catch((error: unknown) => file.destroy(error instanceof Error ? error : new Error(String(error))))
  return file
}

/** Rows in pieces, of which a worksheet may leave some to the next one. */
class RowSource {
  private readonly pieces: AsyncIterator<readonly SheetRow[]>
  private rest: readonly SheetRow[] = []
  isAtEnd = false

  constructor(pieces: AsyncIterable<readonly SheetRow[]>) {
    this.pieces = pieces[Symbol.asyncIterator]()
  }

  /** Some rows, so many at most; none at the end. */
  async next(most: number): Promise<readonly SheetRow[]> {
    while (this.rest.length === 0) {
      const { done, value } = await this.pieces.next()
      if (done === true) {
        this.isAtEnd = true
        return []
      }
      this.rest = value
    }
    const rows = this.rest.slice(0, most)
    this.rest = this.rest.slice(most)
    return rows
  }
}

async function* worksheet({ columns }: Sheet, rows: RowSource, most: number): AsyncGenerator<string> {
  const widths = columns.map(
    ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  )
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`
  const letters = columns.map((_column, at) => lettersOf(at))
  yield rowXml(
    1,
    columns.map(({ heading }, at) => textCell(`${letters[at]}1`, STYLE.heading, heading)),
  )
  let row = 1
  for (;;) {
    const taken = await rows.next(most - row)
    if (taken.length === 0) break
    let xml = ''
    for (const values of taken) {
      row++
      xml += rowXml(
        row,
        values.map((value, at) => cellXml(`${letters[at]}${row}`, columns[at], value)),
      )
    }
    yield xml
    if (row === most) break
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1) ?? 'A'}${row}"/></worksheet>`
}

const rowXml = (row: number, cells: readonly string[]) => `<row r="${row}">${cells.join('')}</row>`

function cellXml(place: string, column: Sheet['columns'][number] | undefined, value: string | null): string {
  if (value === null || !column) return ''
  const shown = column.show(value)
  const { kind } = column
  const number = kind === 'TEXT' ? undefined : numberOf(kind, shown)
  if (kind !== 'TEXT' && number !== undefined) return `<c r="${place}" s="${STYLE[kind]}"><v>${number}</v></c>`
  return textCell(place, looksLikeFormula(shown) ? STYLE.formulaText : STYLE.text, shown)
}

/** The number of a cell, or undefined where it would not be exact. */
function numberOf(kind: Exclude<CellKind, 'TEXT'>, text: string): string | undefined {
  if (kind === 'DATE') return String(dayOf(text))
  if (kind === 'INSTANT') return momentOf(text)
  return text.replace(/[^\d]/g, '').replace(/^0+/, '').length > MAX_EXACT_DIGITS ? undefined : text
}

const DAY_MS = 86_400_000
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30)

/** Days since day 0 of `2026-11-23`. */
const dayOf = (date: string) => Math.round((Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - EPOCH) / DAY_MS)

/** The same of `2026-11-23 14:15:00`, with the part of the day behind the point. */
function momentOf(text: string): string {
  const [hours = 0, minutes = 0, seconds = 0] = text.slice(11).split(':').map(Number)
  return (dayOf(text) + (hours * 3_600 + minutes * 60 + seconds) / 86_400).toFixed(10)
}

const textCell = (place: string, style: number, text: string) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`

/** A, B, …, Z, AA, AB, … */
const lettersOf = (at: number): string =>
  (at >= 26 ? lettersOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

// oxlint-disable-next-line no-control-regex -- these are what XML cannot hold
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
}

/** Spreadsheets read `_x000D_` as a character: an underscore that would begin one is written as one itself. */
const escapeXml = (text: string) =>
  text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, character => ENTITIES[character] ?? character)

/** Names of worksheets are shorter than those of lists may be, and hold none of these. */
const sheetName = (name: string, number: number) => {
  const suffix = number === 1 ? '' : ` ${number}`
  return escapeXml(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31 - suffix.length) + suffix)
}

const upTo = (count: number) => Array.from({ length: count }, (_each, at) => at + 1)

const workbook = (name: string, sheets: number) =>
  `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${upTo(sheets)
    .map(each => `<sheet name="${sheetName(name, each)}" sheetId="${each}" r:id="rId${each}"/>`)
    .join('')}</sheets></workbook>`

const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

const workbookRelations = (sheets: number) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${upTo(sheets)
    .map(each => relation(each, 'worksheet', `worksheets/sheet${each}.xml`))
    .join('')}${relation(sheets + 1, 'styles', 'styles.xml')}</Relationships>`

const PACKAGE_RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`

const contentTypes = (sheets: number) =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${upTo(
    sheets,
  )
    .map(each => `<Override PartName="/xl/worksheets/sheet${each}.xml" ContentType="${TYPE}.worksheet+xml"/>`)
    .join('')}</Types>`
