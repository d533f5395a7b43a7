// The tax office's file (Coretax, TaxInvoice.xsd): one seller, its tax invoices, their lines.
import XmlBuilder from 'fast-xml-builder'
import { formatMinor } from '../../../kit/money.ts'
import { formatQuantity } from '../documents/public.ts'
import type { TaxDocument } from './document.ts'
import type { TaxLine } from './lines.ts'

/** The template's code for goods and services without their own. */
const NO_CODE = '000000'

const builder = new XmlBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', suppressEmptyNode: true })

/** The file as text. Characters that XML can't contain were refused earlier (document.ts). */
export function taxInvoiceXml(sellerTaxNumber: string, documents: readonly TaxDocument[]): string {
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'utf-8' },
    TaxInvoiceBulk: {
      '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      '@xsi:noNamespaceSchemaLocation': 'TaxInvoice.xsd',
      TIN: sellerTaxNumber,
      ListOfTaxInvoice: {
        TaxInvoice: documents.map(document => ({
          ...headOf(sellerTaxNumber, document),
          ListOfGoodService: { GoodService: document.lines.map(lineOf) },
        })),
      },
    },
  })
}

/** `BuyerAdress` is the tax office's own spelling. */
const headOf = (
  sellerTaxNumber: string,
  { buyer, buyerNumber, facility, ...document }: TaxDocument,
): Record<string, string> => ({
  TaxInvoiceDate: document.date,
  TaxInvoiceOpt: 'Normal',
  TrxCode: document.code,
  AddInfo: facility === null ? '' : `TD.005${facility}`,
  CustomDoc: '',
  CustomDocMonthYear: '',
  RefDesc: document.reference,
  FacilityStamp: facility === null ? '' : `TD.011${facility}`,
  SellerIDTKU: sellerTaxNumber + document.sellerBranch,
  BuyerTin: buyerNumber.tin,
  BuyerDocument: buyerNumber.document,
  BuyerCountry: 'IDN',
  BuyerDocumentNumber: buyerNumber.documentNumber,
  BuyerName: buyer.name,
  BuyerAdress: buyer.address ?? '',
  BuyerEmail: buyer.email ?? '',
  BuyerIDTKU: buyerNumber.tin + buyerNumber.branch,
})

const lineOf = (line: TaxLine): Record<string, string> => ({
  Opt: line.kind === 'GOODS' ? 'A' : 'B',
  Code: NO_CODE,
  Name: line.description,
  Unit: line.taxUnit,
  Price: formatMinor(line.priceMinor),
  Qty: formatQuantity(line.quantity),
  TotalDiscount: formatMinor(line.discountMinor),
  TaxBase: formatMinor(line.baseMinor),
  OtherTaxBase: formatMinor(line.otherBaseMinor),
  VATRate: '12',
  VAT: formatMinor(line.vatMinor),
  STLGRate: '0',
  STLG: '0',
})
