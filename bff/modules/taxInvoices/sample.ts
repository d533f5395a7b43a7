import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  make: async ({ upload, note }) => {
    const header = 'reference,number,seller_tax_number,buyer_tax_number,base,vat\n'
    note('TaxInvoiceNumbersFile', { id: await upload('TAX_INVOICE_NUMBERS', header) })
  },
  ids: { invoiceIds: 'Invoice', 'approvals.invoiceId': 'Invoice', numbersFileId: 'TaxInvoiceNumbersFile' },
  values: { facility: '05' },
}
