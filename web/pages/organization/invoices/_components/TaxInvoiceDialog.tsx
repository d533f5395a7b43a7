import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { Field } from '../../../../ui/form/Field.tsx'
import { FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { ReasonFormDialog } from '../../../../ui/form/ReasonFormDialog.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import type { BulkPayload } from '../../results/bulkPayload.ts'
import { useApproveTaxInvoices } from '../_lib/useApproveTaxInvoices.ts'
import { useCancelTaxInvoices } from '../_lib/useCancelTaxInvoices.ts'
import { useRejectTaxInvoices } from '../_lib/useRejectTaxInvoices.ts'
import { useSetTaxInvoiceFacility } from '../_lib/useSetTaxInvoiceFacility.ts'

type Action = 'SET_FACILITY' | 'APPROVE' | 'REJECT' | 'CANCEL'
type Props = { action: Action; invoiceId: string; version: number; number: string; onClose: () => void }

/** Errors of the single record, as the form's own. */
const ofOne = (outcome: Outcome<BulkPayload>, field: string): Outcome<BulkPayload> => {
  const refused = outcome.ok ? outcome.payload.results.find(({ ok }) => !ok) : undefined
  if (!refused) return outcome
  const message = refused.userErrors.map(error => error.message).join(' ')
  return { ok: false, payload: null, code: null, userErrors: [], fields: { [field]: message }, form: null }
}

/** Records the tax office's answer: a number, a rejection, or a cancellation; or the rule of a tax facility. */
export function TaxInvoiceDialog({ action, invoiceId, version, number, onClose }: Props) {
  const { formatMessage } = useIntl()
  const [approve] = useApproveTaxInvoices()
  const [reject] = useRejectTaxInvoices()
  const [cancel] = useCancelTaxInvoices()
  const [setFacility] = useSetTaxInvoiceFacility()
  const [text, setText] = useState(action === 'APPROVE' ? number : '')
  const words = {
    title: <FormattedMessage id={`invoices.tax.action.${action}`} />,
    description: <FormattedMessage id={`invoices.tax.action.${action}.why`} />,
    onSent: () => {
      toast.success(formatMessage({ id: `invoices.tax.action.${action}.done` }))
      onClose()
    },
    onClose,
  }
  const invoiceIds = [invoiceId]
  if (action === 'REJECT')
    return (
      <ReasonFormDialog<BulkPayload>
        {...words}
        submitLabel={words.title}
        label={<FormattedMessage id="invoices.tax.rejection" />}
        missing={formatMessage({ id: 'invoices.tax.rejection.required' })}
        send={async reason => ofOne(await reject({ variables: { input: { invoiceIds, reason } } }), 'reason')}
      />
    )
  if (action === 'CANCEL')
    return (
      <FormDialog<BulkPayload>
        {...words}
        submitLabel={words.title}
        alert
        focusSubmit
        send={async () => ofOne(await cancel({ variables: { input: { invoiceIds } } }), '')}
      >
        {errors => (errors[''] ? <p className="note bad">{errors['']}</p> : null)}
      </FormDialog>
    )
  const isNumber = action === 'APPROVE'
  const typed = text.replaceAll(/[\s.-]/g, '')
  return (
    <FormDialog<BulkPayload>
      {...words}
      check={(): Record<string, string> => {
        const isRight = isNumber ? /^\d{17}$/.test(typed) : /^\d{2}$/.test(typed)
        return isRight
          ? {}
          : { text: formatMessage({ id: isNumber ? 'invoices.tax.number.wrong' : 'invoices.tax.facility.wrong' }) }
      }}
      send={async () =>
        ofOne(
          isNumber
            ? await approve({ variables: { input: { approvals: [{ invoiceId, number: typed, version }] } } })
            : await setFacility({ variables: { input: { invoiceIds, facility: typed } } }),
          'text',
        )
      }
    >
      {errors => (
        <Field
          label={formatMessage({ id: isNumber ? 'invoices.tax.number' : 'invoices.tax.facility' })}
          error={errors.text}
        >
          {control => (
            <input
              {...control}
              className="input"
              inputMode="numeric"
              maxLength={isNumber ? 25 : 2}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  )
}
