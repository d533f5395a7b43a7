// An invoice to print, and reading a PDF.
import { getDocumentProxy } from 'unpdf'
import { encode } from 'uqr'
import type { PrintedInvoice } from '../../../../../services/account/invoicing/printing/printed.ts'

export const printedLine = (place: number): PrintedInvoice['lines'][number] => ({
  description: `Kardus ${place}`,
  quantity: '1',
  unit: 'dus',
  priceMinor: 133_333_300n,
  discountMinor: 0n,
  netMinor: 133_333_300n,
})

/** Worked case 6 of the rules: three lines of 1,333,333 less 7.5 %. */
export const CASE_6: PrintedInvoice = {
  state: 'ISSUED',
  kind: 'STANDARD',
  number: 'INV-2026-000123',
  seller: {
    name: 'PT Samudra Niaga',
    taxNumber: '0021832415000000',
    branchNumber: '000000',
    address: 'Jl. Raya Cakung 18, Jakarta',
  },
  buyer: { name: 'PT Pelanggan', taxNumber: null, branchNumber: null, address: null },
  invoiceDate: '2026-10-20',
  dueDate: '2026-11-19',
  termDays: 30,
  customerReference: 'PO/0917',
  orderNumber: 'SO-2026-000418',
  taxInvoiceNumber: null,
  note: null,
  bank: { bankName: 'BCA', accountNumber: '5220304455', holderName: 'PT Penjual', currency: 'IDR' },
  virtualAccounts: [],
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  vatRate: 1_100,
  lines: [1, 2, 3].map(printedLine),
  subtotalMinor: 399_999_900n,
  discountMinor: 29_999_993n,
  advances: [],
  baseMinor: 369_999_907n,
  vatMinor: 40_700_000n,
  rupiah: null,
  isStampDue: false,
  stampSerial: null,
  stampMinor: 0n,
  totalMinor: 410_699_907n,
  withheld: [],
  collectedVatMinor: 0n,
  withheldMinor: 0n,
  milestones: [],
  at: Date.parse('2026-10-20T08:00:00Z'),
}

/** The text of each page, with one space between its pieces. */
export async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const texts: string[] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent()
    texts.push(
      items
        .map(item => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    )
  }
  await document.loadingTask.destroy()
  return texts
}

/** A QR code as rows of dark and light modules. */
const rowsOf = (modules: readonly (readonly boolean[])[]) =>
  modules.map(row => row.map(isDark => (isDark ? '#' : '.')).join(''))

/** The expected QR code of a URL. */
export const codeOf = (url: string): string[] => rowsOf(encode(url, { ecc: 'M', border: 0 }).data)

/** PDF.js' path operator for a move, followed by two coordinates. */
const MOVE = 0
const MODULE = 10

/** The URLs that the first page links to, and the QR code drawn on it; no rows: none. */
export async function payCodeOf(pdf: Uint8Array): Promise<{ urls: string[]; drawn: string[] }> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const links: { url?: string }[] = []
  const corners: [number, number][] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at)
    links.push(...(await page.getAnnotations()))
    const { argsArray } = await page.getOperatorList()
    for (const args of argsArray) corners.push(...cornersOf(args))
  }
  await document.loadingTask.destroy()
  const side = Math.max(0, ...corners.map(([x]) => x + 1))
  const drawn = Array.from({ length: side }, () => Array.from({ length: side }, () => false))
  for (const [x, y] of corners) drawn[y]![x] = true
  return { urls: [...new Set(links.flatMap(({ url }) => url ?? []))], drawn: rowsOf(drawn) }
}

/** The origins of a path's squares, if it has as many as only a QR code has. */
function cornersOf(args: unknown): [number, number][] {
  const [, paths]: unknown[] = Array.isArray(args) ? args : []
  const [path]: unknown[] = Array.isArray(paths) ? paths : []
  if (!(path instanceof Float32Array) || path.length < 100 * SQUARE) return []
  const corners: [number, number][] = []
  for (let at = 0; at < path.length; at += SQUARE) {
    if (path[at] !== MOVE) return []
    corners.push([path[at + 1]! / MODULE, path[at + 2]! / MODULE])
  }
  return corners
}

/** A move, three lines and a close. */
const SQUARE = 13
