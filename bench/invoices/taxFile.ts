// The tax office's file of many invoices: the complete request, and only writing its XML.
import { type AccountProcess, MAKER_ID, ORGANIZATION } from '../kit/accountProcess.ts'
import { median, printTable } from '../kit/report.ts'
import { scaled } from '../kit/scale.ts'
import { SELLER_TAX_NUMBER } from './seller.ts'
import { accountModules } from '../../services/account/modules.ts'
import { taxDocumentOf } from '../../services/account/invoicing/taxInvoices/document.ts'
import { readCandidates } from '../../services/account/invoicing/taxInvoices/repository.ts'
import { taxInvoiceXml } from '../../services/account/invoicing/taxInvoices/xml.ts'
import { openDatabase } from '../../services/kit/database/database.ts'

const ROUNDS = scaled(5, 1)

export async function printTaxFile({ maker, loginUrl }: AccountProcess, invoiceIds: string[]): Promise<void> {
  const times: Record<'check' | 'export' | 'download' | 'xml', number[]> = {
    check: [],
    export: [],
    download: [],
    xml: [],
  }
  async function timed<Value>(name: keyof typeof times, work: () => Promise<Value> | Value): Promise<Value> {
    const began = performance.now()
    const value = await work()
    times[name].push(performance.now() - began)
    return value
  }
  const database = openDatabase({ url: loginUrl, service: 'account', modules: accountModules, max: 1 })
  const candidates = await database.readInOrganization(ORGANIZATION, MAKER_ID, tx => readCandidates(tx, invoiceIds))
  await database.close()
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    await timed('check', () => maker.post('/v1/tax-invoices/check', { invoiceIds }))
    const file = await timed('export', () =>
      maker.post<{ id: string }>(
        '/v1/tax-invoices/export',
        { invoiceIds, acceptWarnings: true },
        { 'idempotency-key': crypto.randomUUID() },
      ),
    )
    const content = await timed('download', () => maker.download(`/v1/tax-invoices/files/${file.id}/content`))
    const alone = await timed('xml', () => taxInvoiceXml(SELLER_TAX_NUMBER, candidates.map(taxDocumentOf)))
    bytes = content.length
    const found = content.toString().match(/<TaxInvoice>/g)?.length ?? 0
    if (found !== invoiceIds.length) throw new Error(`the file has ${found} of ${invoiceIds.length} invoices`)
    if (Buffer.byteLength(alone) !== bytes) throw new Error('the file is not what its invoices make')
  }
  printTable(
    [
      `e-Faktur of ${invoiceIds.length.toLocaleString('en')} invoices, ${(bytes / 1e6).toFixed(1)} MB`,
      'ms',
      'slowest ms',
    ],
    (
      [
        ['faults looked for', times.check],
        ['file made', times.export],
        ['file fetched', times.download],
        ['XML alone', times.xml],
      ] as const
    ).map(([name, all]) => [name, median(all).toFixed(0), Math.max(...all).toFixed(0)]),
    'e-Faktur',
  )
}
