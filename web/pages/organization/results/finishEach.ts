import type { Selection } from '../../../ui/grid/DataGrid.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { BulkPayload, Results } from './bulkPayload.ts'

/** What a list does after a bulk action. */
export type Finishing = {
  /** Called when there is an answer, with the failed records: they stay selected. */
  onDone: (refused: Selection) => void
  /** Called with all results when some failed. */
  onPartly: (results: Results) => void
}

/** The failed records as a selection. */
export const refusedOf = ({ results }: BulkPayload): Selection =>
  new Set(results.filter(({ ok }) => !ok).map(({ nodeId }) => nodeId))

/** Shows one message when all succeeded; otherwise each record has its own line. */
export function finishEach(
  payload: BulkPayload,
  { records, allDone }: { records: Results['records']; allDone: string },
  { onDone, onPartly }: Finishing,
) {
  const refused = refusedOf(payload)
  if (refused.size === 0) toast.success(allDone)
  else onPartly({ records, results: payload.results })
  onDone(refused)
}
