import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { WithholdingSlipsPage_row$data } from '../../../../__generated__/WithholdingSlipsPage_row.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { type Finishing, finishEach } from '../../results/finishEach.ts'
import { useCancelWithholdingSlips } from '../_lib/useCancelWithholdingSlips.ts'

/** What actions need of a slip. */
type ActableSlip = Pick<WithholdingSlipsPage_row$data, 'id' | 'number' | 'customerName' | 'allowedActions'>
type WithholdingSlipActionsProps = Finishing & { slips: readonly ActableSlip[]; size?: 'sm' | 'md' }

/** Takes slips back that every one allows it of, with a reason. */
export default function WithholdingSlipActions({ slips, onDone, onPartly, size = 'sm' }: WithholdingSlipActionsProps) {
  const { formatMessage } = useIntl()
  const [cancel] = useCancelWithholdingSlips()
  const [isCanceling, setCanceling] = useState(false)
  if (!allAllow(slips, 'CANCEL')) return null
  const ids = slips.map(({ id }) => id)
  const values = { count: slips.length, number: slips[0]?.number ?? '' }

  function finish(payload: BulkPayload) {
    setCanceling(false)
    const records = slips.map(({ id, number, customerName }) => ({ id, name: number, detail: customerName }))
    const allDone = formatMessage({ id: 'withholdingSlips.CANCEL.done' }, { count: payload.results.length })
    finishEach(payload, { records, allDone }, { onDone, onPartly })
  }
  return (
    <>
      <Button size={size} variant="danger" onClick={() => setCanceling(true)}>
        <FormattedMessage id="withholdingSlips.CANCEL" values={values} />
      </Button>
      {isCanceling ? (
        <ReasonFormDialog
          title={<FormattedMessage id="withholdingSlips.CANCEL.title" values={values} />}
          description={<FormattedMessage id="withholdingSlips.CANCEL.text" values={values} />}
          submitLabel={<FormattedMessage id="withholdingSlips.CANCEL" values={values} />}
          label={<FormattedMessage id="withholdingSlips.reason" />}
          missing={formatMessage({ id: 'withholdingSlips.reason.required' })}
          send={reason => cancel({ variables: { input: { ids, reason } } })}
          onSent={finish}
          onClose={() => setCanceling(false)}
        />
      ) : null}
    </>
  )
}
