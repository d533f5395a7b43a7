import { type ReactNode, Suspense, lazy, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Outcome, wordsOf } from '../../../../relay/useMutation.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { useReopenExceptions } from './useReopenExceptions.ts'
import { useStartExceptions } from './useStartExceptions.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'

const ResolveDialog = lazy(() =>
  import('../_components/ResolveDialog.tsx').then(module => ({ default: module.ResolveDialog })),
)
const AssignDialog = lazy(() =>
  import('../_components/AssignDialog.tsx').then(module => ({ default: module.AssignDialog })),
)

export type ExceptionActing = 'ASSIGN' | 'START' | 'RESOLVE' | 'REOPEN'

type Asking = { action: 'ASSIGN' | 'RESOLVE'; ids: readonly string[] }

/** Acts on exceptions, after a dialog where the action needs input, and shows the results. `onDone` gets those that succeeded. */
export function useExceptionActing(onDone: (done: ReadonlySet<string>) => void) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [start, isStarting] = useStartExceptions()
  const [reopen, isReopening] = useReopenExceptions()

  function finish(action: ExceptionActing, { results }: BulkPayload) {
    setAsking(null)
    const refused = results.filter(({ ok }) => !ok)
    const done = new Set(results.filter(({ ok }) => ok).map(({ nodeId }) => nodeId))
    if (done.size > 0) toast.success(formatMessage({ id: `exceptions.${action}.done` }, { count: done.size }))
    // Each error once: usually another user was faster.
    for (const message of new Set(refused.flatMap(({ userErrors }) => userErrors.map(error => error.message)))) {
      toast.error(formatMessage({ id: 'exceptions.refused' }, { count: refused.length, message }))
    }
    onDone(done)
  }

  async function doNow(action: 'START' | 'REOPEN', ids: readonly string[]) {
    const send = action === 'START' ? start : reopen
    const outcome: Outcome<BulkPayload> = await send({ variables: { input: { ids: [...ids] } } })
    if (outcome.ok) finish(action, outcome.payload)
    else toast.error(wordsOf(outcome))
  }

  function act(action: ExceptionActing, ids: readonly string[]) {
    if (action === 'ASSIGN' || action === 'RESOLVE') setAsking({ action, ids })
    else void doNow(action, ids)
  }

  const close = () => setAsking(null)
  const dialogs: ReactNode = (
    <Suspense fallback={null}>
      {asking?.action === 'RESOLVE' ? (
        <ResolveDialog ids={asking.ids} onClose={close} onDone={payload => finish('RESOLVE', payload)} />
      ) : null}
      {asking?.action === 'ASSIGN' ? (
        <AssignDialog ids={asking.ids} onClose={close} onDone={payload => finish('ASSIGN', payload)} />
      ) : null}
    </Suspense>
  )
  return { act, dialogs, isActing: isStarting || isReopening }
}
