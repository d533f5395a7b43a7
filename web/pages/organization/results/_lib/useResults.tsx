import { lazy, Suspense, useState } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'
import type { Results } from '../bulkPayload.ts'

/** Loaded with its messages after a failure. */
const ResultsDialog = lazy(async () => {
  const [module] = await Promise.all([import('../ResultsDialog.tsx'), addMessages(['results'])])
  return module
})

/**
 * Shows the result of each record of a bulk action. The screen holds the dialog, not the selection's buttons: records may leave the list,
 * and with them the selection, while the user reads.
 */
export function useResults() {
  const [results, showResults] = useState<Results | null>(null)
  const resultsDialog = results ? (
    <Suspense fallback={null}>
      <ResultsDialog {...results} onClose={() => showResults(null)} />
    </Suspense>
  ) : null
  return { showResults, resultsDialog }
}
