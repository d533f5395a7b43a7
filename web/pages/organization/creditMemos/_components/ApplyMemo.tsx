import { Link2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { fromMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import type { FieldErrors } from '../../../../ui/form/FormDialog.tsx'
import { appliedMinor, minorOf } from '../../_lib/invoiceAmounts.ts'
import { type ToApply, useApplyToInvoices } from '../../_lib/useApplyToInvoices.ts'
import { useApplyCreditMemo } from '../_lib/useApplyCreditMemo.ts'
import './applyMemo.css'

type ApplyMemoProps = {
  memo: { id: string } & Pick<ToApply, 'version' | 'available' | 'currency' | 'customerId' | 'entityUuid' | 'own'>
  /** Called when someone else has changed the memo: it must be read again. */
  onStale: () => void
}

/** How much of a credit memo to apply to which open invoices, in its page. */
export default function ApplyMemo(props: ApplyMemoProps) {
  const { version } = props.memo
  const [opened, setOpened] = useState(version)
  // Amounts of another version start over; only what somebody else has changed is said.
  return <Amounts key={version} {...props} hasChanged={version !== opened} onApplied={setOpened} />
}

type AmountsProps = ApplyMemoProps & { hasChanged: boolean; onApplied: (version: number) => void }

function Amounts({ memo, hasChanged, onApplied, onStale }: AmountsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [apply, isApplying] = useApplyCreditMemo()
  const [errors, setErrors] = useState<FieldErrors>({})
  const { id, version, own, available, currency } = memo
  const { invoices, amounts, setAmounts, oldest, check, send, errorIn } = useApplyToInvoices({
    ...memo,
    cashOnly: true,
    send: applications => apply({ variables: { input: { id, version, applications } } }),
    onStale,
  })
  const applied = appliedMinor(amounts)
  const left = minorOf(available) - applied
  const money = (minor: bigint) => formats.amount(fromMinor(minor))
  const errorOf = errorIn(errors)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = check()
    setErrors(found)
    if (Object.keys(found).length > 0) return
    const outcome = await send()
    if (outcome.ok) onApplied(version + 1)
    else setErrors({ ...outcome.fields, ...(outcome.form === null ? {} : { applications: outcome.form }) })
  }
  function choose(invoice: (typeof invoices)[number], isChosen: boolean) {
    const open = minorOf(invoice.remaining.amount)
    const most = left < open ? left : open
    setAmounts({ ...amounts, [invoice.id]: isChosen && most > 0n ? fromMinor(most) : null })
  }
  if (invoices.length === 0)
    return (
      <p className="muted">
        <FormattedMessage id="applyToInvoices.noInvoices" />
      </p>
    )
  return (
    <form className="apply-memo" onSubmit={event => void submit(event)} noValidate>
      <div className="apply-memo-head">
        <h3>
          <FormattedMessage id="applyToInvoices.title" />{' '}
          <small className="muted">
            <FormattedMessage id={own === null ? 'creditMemos.apply.oldest' : 'creditMemos.apply.own'} />
          </small>
        </h3>
        <Button size="sm" onClick={() => setAmounts(oldest())}>
          <FormattedMessage id="creditMemos.apply.oldestFirst" />
        </Button>
      </div>
      {hasChanged ? (
        <p className="note warn" role="status">
          <FormattedMessage id="applyToInvoices.changed" />
        </p>
      ) : null}
      <table className="document-table">
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="creditMemos.invoice" />
            </th>
            <th scope="col" className="num document-part">
              <FormattedMessage id="creditMemos.remaining" />, {formats.currencySymbol(currency)}
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="applyToInvoices.submit" />
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(invoice => {
            const number = invoice.number ?? ''
            const due = invoice.nextDueDate ? formats.date(invoice.nextDueDate) : '–'
            return (
              <tr key={invoice.id}>
                <th scope="row">
                  <span className="apply-memo-invoice">
                    <Checkbox
                      aria-label={formatMessage({ id: 'creditMemos.apply.choose' }, { number })}
                      checked={minorOf(amounts[invoice.id]) > 0n}
                      onChange={event => choose(invoice, event.target.checked)}
                    />
                    <span>
                      <Link className="link" to={`/invoices/${invoice.uuid}`}>
                        {number}
                      </Link>
                      <small>
                        <FormattedMessage
                          id={invoice.id === own ? 'creditMemos.apply.ownDue' : 'creditMemos.apply.due'}
                          values={{ date: due }}
                        />
                      </small>
                      <small className="document-how num" aria-hidden>
                        {formats.money(invoice.remaining)}
                      </small>
                    </span>
                  </span>
                </th>
                <td className="num document-part">{formats.amount(invoice.remaining.amount)}</td>
                <td className="apply-memo-amount">
                  <AmountInput
                    label={formatMessage({ id: 'creditMemos.apply.amount' }, { number })}
                    error={errorOf(invoice.id)}
                    value={amounts[invoice.id] ?? null}
                    onChange={value => setAmounts({ ...amounts, [invoice.id]: value })}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {errors.applications ? (
        <p className="hint bad" role="alert">
          {errors.applications}
        </p>
      ) : null}
      <div className="apply-memo-foot">
        <p className="num" aria-live="polite">
          <FormattedMessage id="creditMemos.apply.left" values={{ left: <b key="left">{money(left)}</b> }} />
        </p>
        <Button type="submit" variant="primary" icon={<Link2 className="i" aria-hidden />} loading={isApplying}>
          {applied > 0n ? (
            <FormattedMessage id="creditMemos.apply.submit" values={{ amount: money(applied) }} />
          ) : (
            <FormattedMessage id="applyToInvoices.submit" />
          )}
        </Button>
      </div>
    </form>
  )
}
