import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

const withWords = async <Module>(module: Promise<Module>): Promise<Module> =>
  (await Promise.all([module, addMessages(['invoices.tax'])]))[0]

/** Loaded with their messages on first use. */
export const ExportTaxInvoicesDialog = lazy(async () => ({
  default: (await withWords(import('../_components/ExportTaxInvoicesDialog.tsx'))).ExportTaxInvoicesDialog,
}))
export const ImportTaxNumbersDialog = lazy(async () => ({
  default: (await withWords(import('../_components/ImportTaxNumbersDialog.tsx'))).ImportTaxNumbersDialog,
}))
