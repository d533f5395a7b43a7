// The tax office's file (Coretax, TaxInvoice.xsd): one seller, its tax invoices, their lines.
import { createCB } from 'xmlbuilder2'
import { formatMinor } from '../../../kit/money.ts'
import { formatQuantity } from '../documents/public.ts'
import type { TaxDocument } from './document.ts'
import type { TaxLine } from './lines.ts'

/** The template's code for goods and services that have none of their own. */
const NO_CODE = '000000'

/** The file as text. */
export function taxInvoiceXml(sellerTaxNumber: string, documents: readonly TaxDocument[]): string {
  const pieces: string[] = []
  const xml = createCB({ data: (piece: string) => pieces.push(piece) })
  const element = (name: string, text = '') => {
    xml.ele(name)
    if (text !== '') xml.txt(text)
    xml.up()
  }
  xml.dec({ version: '1.0', encoding: 'utf-8' })
  xml.ele('TaxInvoiceBulk', {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:noNamespaceSchemaLocation': 'TaxInvoice.xsd',
  })
  element('TIN', sellerTaxNumber)
  xml.ele('ListOfTaxInvoice')
  for (const document of documents) {
    xml.ele('TaxInvoice')
    for (const [name, text] of headOf(sellerTaxNumber, document)) element(name, text)
    xml.ele('ListOfGoodService')
    for (const line of document.lines) {
      xml.ele('GoodService')
      for (const [name, text] of lineOf(line)) element(name, text)
      xml.up()
    }
    xml.up().up()
  }
  xml.up().up().end()
  return pieces.join('')
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
