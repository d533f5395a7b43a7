import { lazy } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'

const withWords = async <Module>(module: Promise<Module>): Promise<Module> =>
  (await Promise.all([module, addMessages(['taxNotes'])]))[0]

/** Loaded with their messages on first use. */
export const ApproveTaxedDialog = lazy(() => withWords(import('../_components/ApproveTaxedDialog.tsx')))
export const TaxNotesOfAll = lazy(async () => ({
  default: (await withWords(import('../_components/TaxNotesOfAll.tsx'))).TaxNotesOfAll,
}))
