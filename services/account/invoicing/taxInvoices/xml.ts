// The tax office's file (Coretax, TaxInvoice.xsd): one seller, its tax invoices, their lines.
import { formatMinor } from '../../../kit/money.ts'
import { formatQuantity } from '../documents/public.ts'
import type { TaxDocument } from './document.ts'
import type { TaxLine } from './lines.ts'

/** The template's code for goods and services that have none of their own. */
const NO_CODE = '000000'

const HEAD =
  '<?xml version="1.0" encoding="utf-8"?><TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * Written by hand: a thousand invoices kept everybody waiting for a second when a library built them, which also took what looks like an
 * entity in a name for one. Characters that XML has not are a fault before (document.ts).
 */
const element = (name: string, text: string): string =>
  text === '' ? `<${name}/>` : `<${name}>${text.replaceAll(/[&<>]/g, found => ENTITIES[found] ?? found)}</${name}>`

const elements = (all: readonly [string, string][]): string => all.map(([name, text]) => element(name, text)).join('')

/** The file as text. */
export function taxInvoiceXml(sellerTaxNumber: string, documents: readonly TaxDocument[]): string {
  const invoices = documents.map(document => {
    const lines = document.lines.map(line => `<GoodService>${elements(lineOf(line))}</GoodService>`)
    const head = elements(headOf(sellerTaxNumber, document))
    return `<TaxInvoice>${head}<ListOfGoodService>${lines.join('')}</ListOfGoodService></TaxInvoice>`
  })
  const seller = element('TIN', sellerTaxNumber)
  return `${HEAD}${seller}<ListOfTaxInvoice>${invoices.join('')}</ListOfTaxInvoice></TaxInvoiceBulk>`
}

/** `BuyerAdress` is the tax office's own spelling. */
const headOf = (
  sellerTaxNumber: string,
  { buyer, buyerNumber, facility, ...document }: TaxDocument,
): [string, string][] => [
  ['TaxInvoiceDate', document.date],
  ['TaxInvoiceOpt', 'Normal'],
  ['TrxCode', document.code],
  ['AddInfo', facility === null ? '' : `TD.005${facility}`],
  ['CustomDoc', ''],
  ['CustomDocMonthYear', ''],
  ['RefDesc', document.reference],
  ['FacilityStamp', facility === null ? '' : `TD.011${facility}`],
  ['SellerIDTKU', sellerTaxNumber + document.sellerBranch],
  ['BuyerTin', buyerNumber.tin],
  ['BuyerDocument', buyerNumber.document],
  ['BuyerCountry', 'IDN'],
  ['BuyerDocumentNumber', buyerNumber.documentNumber],
  ['BuyerName', buyer.name],
  ['BuyerAdress', buyer.address ?? ''],
  ['BuyerEmail', buyer.email ?? ''],
  ['BuyerIDTKU', buyerNumber.tin + buyerNumber.branch],
]

const lineOf = (line: TaxLine): [string, string][] => [
  ['Opt', line.kind === 'GOODS' ? 'A' : 'B'],
  ['Code', NO_CODE],
  ['Name', line.description],
  ['Unit', line.taxUnit],
  ['Price', formatMinor(line.priceMinor)],
  ['Qty', formatQuantity(line.quantity)],
  ['TotalDiscount', formatMinor(line.discountMinor)],
  ['TaxBase', formatMinor(line.baseMinor)],
  ['OtherTaxBase', formatMinor(line.otherBaseMinor)],
  ['VATRate', '12'],
  ['VAT', formatMinor(line.vatMinor)],
  ['STLGRate', '0'],
  ['STLG', '0'],
]
