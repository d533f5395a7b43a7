import type { Selection } from '../../../ui/grid/DataGrid.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { BulkPayload, Results } from './bulkPayload.ts'

/** What a list does when a bulk action has ended. */
export type Finishing = {
  /** Called when there is an answer, with what was refused: that stays selected. */
  onDone: (refused: Selection) => void
  /** Takes what became of each when some were refused. */
  onPartly: (results: Results) => void
}

/** What was refused, as a selection. */
export const refusedOf = ({ results }: BulkPayload): Selection =>
  new Set(results.filter(({ ok }) => !ok).map(({ nodeId }) => nodeId))

/** Says in one line that all went well; when some did not, each has its own line. */
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
