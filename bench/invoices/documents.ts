// Invoice documents: requested from the service for the first time, which prints and stores them, requested again, and printed with pdfmake
// alone.
import pdfmake from 'pdfmake'
import { invoiceDefinition } from '../../services/account/invoicing/printing/definition.ts'
import { openPrinter } from '../../services/account/invoicing/printing/printer.ts'
// Loading it gives pdfmake the product's font.
import '../../services/account/invoicing/printing/render.ts'
import { CASE_6, printedLine } from '../../tests/services/account/invoicing/printing/support.ts'
import type { AccountProcess } from '../kit/accountProcess.ts'
import { quantile } from '../kit/meanwhile.ts'
import { printTable } from '../kit/report.ts'
import { scaled } from '../kit/scale.ts'

const COUNT = scaled(200, 2)
/** Enough lines to fill several pages. */
const LONG = scaled(500, 30)
const FEW = scaled(20, 1)
const WARM_UP = scaled(10, 1)

export async function printDocumentTimes({ maker }: AccountProcess, ids: readonly string[]): Promise<void> {
  const rows: string[][] = []
  const printed = ids.slice(0, COUNT)
  const address = (id: string | undefined) => `/v1/invoices/${id}/document`
  // Different from those that are timed.
  for (const id of ids.slice(-WARM_UP)) await maker.download(address(id))
  rows.push(await measure('3 lines, by the service', COUNT, turn => maker.download(address(printed[turn]))))
  rows.push(await measure('the same again, kept', COUNT, turn => maker.download(address(printed[turn]))))
  const printer = openPrinter()
  for (const [name, lines, count] of [
    ['3 lines', 3, COUNT],
    [`${LONG} lines`, LONG, FEW],
  ] as const) {
    const invoice = { ...CASE_6, lines: Array.from({ length: lines }, (_none, place) => printedLine(place)) }
    const print = () => printer.print({ invoice, language: 'id' })
    const alone = () => pdfmake.createPdf(invoiceDefinition(invoice, 'id')).getBuffer()
    for (let turn = 0; turn < Math.min(WARM_UP, count); turn++) await Promise.all([print(), alone()])
    rows.push(await measure(`${name}, printing thread`, count, print))
    rows.push(await measure(`${name}, pdfmake alone`, count, alone))
  }
  await printer.close()
  printTable(['documents, one after the other', 'a second', 'p50 ms', 'p95 ms', 'kB'], rows, 'Documents')
}

async function measure(name: string, count: number, print: (turn: number) => Promise<Uint8Array>): Promise<string[]> {
  const timings: { ms: number }[] = []
  let bytes = 0
  const began = performance.now()
  for (let turn = 0; turn < count; turn++) {
    const at = performance.now()
    bytes = (await print(turn)).length
    timings.push({ ms: performance.now() - at })
  }
  const seconds = (performance.now() - began) / 1_000
  const at = (share: number) => quantile(timings, share).toFixed(1)
  return [name, (count / seconds).toFixed(1), at(0.5), at(0.95), (bytes / 1e3).toFixed(0)]
}
