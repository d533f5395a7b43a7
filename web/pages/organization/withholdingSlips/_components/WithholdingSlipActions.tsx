import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WithholdingSlipsPage_row$data } from '../../../../__generated__/WithholdingSlipsPage_row.graphql.ts'
import { wordsOf } from '../../../../relay/useMutation.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { useCancelWithholdingSlips } from '../_lib/useCancelWithholdingSlips.ts'
import { useConfirmWithholdingSlips } from '../_lib/useConfirmWithholdingSlips.ts'

/** The fields that actions need of a slip. */
type ActableSlip = Pick<WithholdingSlipsPage_row$data, 'id' | 'number' | 'version' | 'customerName' | 'allowedActions'>
type WithholdingSlipActionsProps = Finishing & { slips: readonly ActableSlip[]; size?: 'sm' | 'md' }

/** Confirms slips sent by customers, and cancels slips with a reason, where all of them allow it. */
export default function WithholdingSlipActions({ slips, onDone, onPartly, size = 'sm' }: WithholdingSlipActionsProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelWithholdingSlips()
  const [confirm, isConfirming] = useConfirmWithholdingSlips()
  const [isCanceling, setCanceling] = useState(false)
  if (!allAllow(slips, 'CANCEL')) return null
  const ids = slips.map(({ id }) => id)
  const values = { count: slips.length, number: slips[0]?.number ?? '' }

  function finish(decision: 'CONFIRM' | 'CANCEL', payload: BulkPayload) {
    setCanceling(false)
    const records = slips.map(({ id, number, customerName }) => ({ id, name: number, detail: customerName }))
    const allDone = formatMessage({ id: `withholdingSlips.${decision}.done` }, { count: payload.results.length })
    finishEach(payload, { records, allDone }, { onDone, onPartly })
  }
  async function confirmSeen() {
    const seen = slips.map(({ id, version }) => ({ id, version }))
    const outcome = await confirm({ variables: { input: { slips: seen } } })
    if (outcome.ok) finish('CONFIRM', outcome.payload)
    else toast.error(wordsOf(outcome))
  }
  return (
    <>
      <Button size={size} variant="danger" onClick={() => setCanceling(true)}>
        <FormattedMessage id="withholdingSlips.CANCEL" values={values} />
      </Button>
      {allAllow(slips, 'CONFIRM') ? (
        <Button
          size={size}
          variant="primary"
          icon={<CircleCheck className="i" aria-hidden />}
          loading={isConfirming}
          onClick={() => void confirmSeen()}
        >
          <FormattedMessage id="withholdingSlips.CONFIRM" values={values} />
        </Button>
      ) : null}
      {isCanceling ? (
        <ReasonFormDialog
          title={<FormattedMessage id="withholdingSlips.CANCEL.title" values={values} />}
          description={<FormattedMessage id="withholdingSlips.CANCEL.text" values={values} />}
          submitLabel={<FormattedMessage id="withholdingSlips.CANCEL" values={values} />}
          label={<FormattedMessage id="withholdingSlips.reason" />}
          missing={formatMessage({ id: 'withholdingSlips.reason.required' })}
          send={reason => cancel({ variables: { input: { ids, reason } } })}
          onSent={payload => finish('CANCEL', payload)}
          onClose={() => setCanceling(false)}
        />
      ) : null}
    </>
  )
}
