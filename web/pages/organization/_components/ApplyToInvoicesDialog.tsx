import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { minorOf } from '../_lib/invoiceAmounts.ts'
import { type ToApply, useApplyToInvoices } from '../_lib/useApplyToInvoices.ts'
import { InvoiceAmountFields } from './InvoiceAmountFields.tsx'

type ApplyToInvoicesDialogProps = ToApply & {
  description?: ReactNode
  /** The legal entity that got the money of a payment: paying invoices of another one is said. Null: not known. */
  paidTo?: { readonly id: string; readonly name: string } | null
  onSent: () => void
  onClose: () => void
}

/** How much of a payment to apply to which open invoices of its customer. */
export function ApplyToInvoicesDialog(props: ApplyToInvoicesDialogProps) {
  const { description, version } = props
  const [opened] = useState(version)
  const changed = (
    <>
      <FormattedMessage id="applyToInvoices.changed" /> {description}
    </>
  )
  return <Amounts key={version} {...props} description={version === opened ? description : changed} />
}

function Amounts(props: ApplyToInvoicesDialogProps) {
  const { description, currency, own, paidTo = null, available, onSent, onClose } = props
  const { invoices, amounts, setAmounts, check, send, errorIn } = useApplyToInvoices(props)
  const ofOthers = invoices.filter(
    ({ id, entity }) => paidTo !== null && entity.id !== paidTo.id && minorOf(amounts[id]) > 0n,
  )
  return (
    <FormDialog
      title={<FormattedMessage id="applyToInvoices.title" />}
      description={description}
      submitLabel={<FormattedMessage id="applyToInvoices.submit" />}
      check={check}
      nothingToSend={invoices.length === 0}
      send={send}
      onSent={onSent}
      onClose={onClose}
    >
      {errors =>
        invoices.length === 0 ? (
          <p className="muted">
            <FormattedMessage id="applyToInvoices.noInvoices" />
          </p>
        ) : (
          <div className="form-column">
            <InvoiceAmountFields
              invoices={invoices}
              own={own}
              available={available}
              currency={currency}
              amounts={amounts}
              errorOf={errorIn(errors)}
              onChange={setAmounts}
            />
            {[...Map.groupBy(ofOthers, ({ entity }) => entity.id)].map(([id, ofOther]) => (
              <p key={id} className="note warn" role="status">
                <FormattedMessage
                  id="applyToInvoices.otherEntity"
                  values={{
                    own: paidTo?.name,
                    numbers: ofOther.map(({ number }) => number).join(', '),
                    count: ofOther.length,
                    other: ofOther[0]?.entity.name,
                  }}
                />
              </p>
            ))}
            {errors.applications ? (
              <p className="hint bad" role="alert">
                {errors.applications}
              </p>
            ) : null}
          </div>
        )
      }
    </FormDialog>
  )
}
