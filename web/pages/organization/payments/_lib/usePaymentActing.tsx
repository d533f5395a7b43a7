import { type ReactNode, Suspense, lazy, useState } from 'react'
import { useIntl } from 'react-intl'
import type { PaymentAction } from '../../../../__generated__/PaymentsPage_row.graphql.ts'
import { addMessages } from '../../../../i18n/intl.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { ActablePayment, BulkPayload, PaymentResult } from './actablePayment.ts'
import { useArchivePayments } from './useArchivePayments.ts'
import { useAskBank } from './useAskBank.ts'
import { useEndRecurrence } from './useEndRecurrence.ts'
import { useExportPayments } from './useExportPayments.ts'
import { useUnarchivePayments } from './useUnarchivePayments.ts'

const ApprovalDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('../_components/ApprovalDialog.tsx'),
    addMessages(['payments', 'secondFactor']),
  ])
  return { default: module.ApprovalDialog }
})
const ReasonDialog = lazy(() =>
  import('../_components/ReasonDialog.tsx').then(module => ({ default: module.ReasonDialog })),
)
const ResultsDialog = lazy(() =>
  import('../_components/ResultsDialog.tsx').then(module => ({ default: module.ResultsDialog })),
)

/** What is done at once; the others ask first. */
type Immediate = 'ARCHIVE' | 'UNARCHIVE' | 'EXPORT' | 'END_RECURRENCE' | 'ASK_BANK'
export type ListAction = Exclude<PaymentAction, 'UPDATE'>

type Asking = { action: Exclude<ListAction, Immediate>; payments: readonly ActablePayment[] }
type PartlyDone = { payments: readonly ActablePayment[]; results: readonly PaymentResult[] }

/** Does something with payments: asks for a reason or a proof where it takes one, and says what became of each. */
export function usePaymentActing(onDone: () => void) {
  const { formatMessage } = useIntl()
  const [asking, setAsking] = useState<Asking | null>(null)
  const [partly, setPartly] = useState<PartlyDone | null>(null)
  const [archive, isArchiving] = useArchivePayments()
  const [unarchive, isUnarchiving] = useUnarchivePayments()
  const [exportThem, isExporting] = useExportPayments()
  const [endRecurrence, isEnding] = useEndRecurrence()
  const [askBank, isAsking] = useAskBank()

  /** In one line when all went well, else of each. */
  function finish(action: ListAction, { results }: BulkPayload, payments: readonly ActablePayment[]) {
    setAsking(null)
    if (results.every(({ ok }) => ok)) {
      toast.success(formatMessage({ id: `payments.${action}.done` }, { count: results.length }))
      onDone()
    } else setPartly({ payments, results })
  }

  async function doNow(action: Immediate, payments: readonly ActablePayment[]) {
    const variables = { input: { ids: payments.map(({ id }) => id) } }
    const outcome = await sendNow(action, variables)
    if (outcome.ok) finish(action, outcome.payload, payments)
    else toast.error(outcome.form ?? Object.values(outcome.fields).join(' '))
  }

  async function sendNow(action: Immediate, variables: { input: { ids: string[] } }): Promise<Outcome<BulkPayload>> {
    if (action === 'ARCHIVE') return archive({ variables })
    if (action === 'UNARCHIVE') return unarchive({ variables })
    if (action === 'END_RECURRENCE') return endRecurrence({ variables })
    if (action === 'ASK_BANK') return askBank({ variables })
    const outcome = await exportThem({ variables })
    if (outcome.ok) saveFile(outcome.payload)
    return outcome
  }

  function act(action: ListAction, payments: readonly ActablePayment[]) {
    if (isImmediate(action)) void doNow(action, payments)
    else setAsking({ action, payments })
  }

  const dialogs: ReactNode = (
    <Suspense fallback={null}>
      {asking?.action === 'APPROVE' || asking?.action === 'RESEND' ? (
        <ApprovalDialog
          action={asking.action}
          payments={asking.payments}
          onClose={() => setAsking(null)}
          onDone={payload => finish(asking.action, payload, asking.payments)}
        />
      ) : null}
      {asking?.action === 'REJECT' || asking?.action === 'CANCEL' ? (
        <ReasonDialog
          action={asking.action}
          payments={asking.payments}
          onClose={() => setAsking(null)}
          onDone={payload => finish(asking.action, payload, asking.payments)}
        />
      ) : null}
      {partly ? (
        <ResultsDialog
          {...partly}
          onClose={() => {
            setPartly(null)
            onDone()
          }}
        />
      ) : null}
    </Suspense>
  )
  return { act, dialogs, isActing: isArchiving || isUnarchiving || isExporting || isEnding || isAsking }
}

const immediate: readonly string[] = ['ARCHIVE', 'UNARCHIVE', 'EXPORT', 'END_RECURRENCE', 'ASK_BANK']
const isImmediate = (action: ListAction): action is Immediate => immediate.includes(action)

type ExportedFile = { readonly fileName: string | null | undefined; readonly content: string | null | undefined }

/** Puts the file that the server made into the person's downloads. */
function saveFile({ fileName, content }: ExportedFile): void {
  if (!fileName || !content) return
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
