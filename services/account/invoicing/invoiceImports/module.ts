import { SHEET } from '../../../kit/files/contents.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { invoiceImports } from './kind.ts'

/** Invoices that were open when the organization started with Arus. */
export const invoiceImportsModule = defineModule({
  name: 'invoiceImports',
  errors: codes,
  files: {
    INVOICES: {
      description: 'Open invoices to import: CSV, or a workbook (XLSX) whose first sheet has them.',
      send: 'invoicing.invoices.approve',
      read: 'invoicing.invoices.view',
      contents: SHEET,
    },
  },
  imports: { INVOICES: invoiceImports },
})
