import { TABULAR } from '../../../kit/files/contents.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { invoiceImports } from './kind.ts'

/** Invoices that were open when the organization began here. */
export const invoiceImportsModule = defineModule({
  name: 'invoiceImports',
  errors: codes,
  files: {
    INVOICES: {
      description: 'A CSV of open invoices to import.',
      send: 'invoicing.invoices.approve',
      read: 'invoicing.invoices.view',
      contents: TABULAR,
    },
  },
  imports: { INVOICES: invoiceImports },
})
