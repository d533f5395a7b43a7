import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { useCallOffRefund } from '../_lib/useCallOffRefund.ts'
import { useRefundCreditMemo } from '../_lib/useRefundCreditMemo.ts'

type RefundActionsProps = {
  memo: {
    readonly id: string
    readonly version: number
    readonly number: string | null | undefined
    readonly customerName: string
    readonly remaining: MoneyValue
    readonly allowedActions: readonly string[]
  }
}

/** Requests a refund of the rest, and cancels it until money has left. */
export default function RefundActions({ memo }: RefundActionsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [refund] = useRefundCreditMemo()
  const [callOff] = useCallOffRefund()
  const [asking, setAsking] = useState<'REFUND' | 'CALL_OFF_REFUND' | null>(null)
  const { id, version } = memo
  const values = { number: memo.number, customer: memo.customerName, amount: formats.money(memo.remaining) }
  const close = () => setAsking(null)
  return (
    <>
      {memo.allowedActions.includes('REFUND') ? (
        <Button icon={<Undo2 className="i" aria-hidden />} onClick={() => setAsking('REFUND')}>
          <FormattedMessage id="creditMemos.refund" />
        </Button>
      ) : null}
      {memo.allowedActions.includes('CALL_OFF_REFUND') ? (
        <Button variant="danger" onClick={() => setAsking('CALL_OFF_REFUND')}>
          <FormattedMessage id="creditMemos.callOff" />
        </Button>
      ) : null}
      {asking === 'REFUND' ? (
        <FormDialog
          title={<FormattedMessage id="creditMemos.refund.title" values={values} />}
          description={<FormattedMessage id="creditMemos.refund.text" values={values} />}
          submitLabel={<FormattedMessage id="creditMemos.refund" />}
          focusSubmit
          send={() => refund({ variables: { input: { id, version } } })}
          onSent={close}
          onClose={close}
        >
          {() => null}
        </FormDialog>
      ) : null}
      {asking === 'CALL_OFF_REFUND' ? (
        <ReasonFormDialog
          title={<FormattedMessage id="creditMemos.callOff.title" values={values} />}
          description={<FormattedMessage id="creditMemos.callOff.text" />}
          submitLabel={<FormattedMessage id="creditMemos.callOff" />}
          label={<FormattedMessage id="creditMemos.reason" />}
          missing={formatMessage({ id: 'creditMemos.reason.required' })}
          send={reason => callOff({ variables: { input: { id, version, reason } } })}
          onSent={close}
          onClose={close}
        />
      ) : null}
    </>
  )
}
