import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import { StatusMark } from '../../../../ui/StatusMark.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { ActablePayment, PaymentResult } from '../_lib/actablePayment.ts'
import { PaymentLine } from './PaymentLines.tsx'
import './payments.css'

type ResultsDialogProps = {
  payments: readonly ActablePayment[]
  results: readonly PaymentResult[]
  onClose: () => void
}

/** What became of each payment, when not all went through. */
export function ResultsDialog({ payments, results, onClose }: ResultsDialogProps) {
  const done = results.filter(({ ok }) => ok).length
  return (
    <Dialog
      open
      size="md"
      onClose={onClose}
      title={<FormattedMessage id="payments.results" values={{ done, count: results.length }} />}
      description={<FormattedMessage id="payments.results.text" />}
      footer={
        <Button variant="primary" data-autofocus onClick={onClose}>
          <FormattedMessage id="action.close" />
        </Button>
      }
    >
      <ul className="payment-lines">
        {results.map(({ nodeId, ok, userErrors }) => {
          const payment = payments.find(({ id }) => id === nodeId)
          return payment ? (
            <PaymentLine key={nodeId} name={payment.to.name} detail={`${payment.number} · ${accountTail(payment.to)}`}>
              <StatusMark kind={ok ? 'done' : 'failed'}>
                <span className="payment-why">
                  {ok ? (
                    <FormattedMessage id="payments.results.ok" />
                  ) : (
                    userErrors.map(({ message }) => message).join(' ')
                  )}
                </span>
              </StatusMark>
            </PaymentLine>
          ) : null
        })}
      </ul>
    </Dialog>
  )
}
