import { lazy, Suspense, useState } from 'react'
import { addMessages } from '../../../../i18n/intl.ts'
import type { Results } from '../bulkPayload.ts'

/** Fetched with its words when something was refused. */
const ResultsDialog = lazy(async () => {
  const [module] = await Promise.all([import('../ResultsDialog.tsx'), addMessages(['results'])])
  return module
})

/**
 * Shows what became of each record of a bulk action. The screen holds the dialog, and not the buttons of the selection: what was acted on
 * may leave the list, and with it the selection, while somebody reads.
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
