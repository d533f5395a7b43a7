// Proof of a transfer by the customer, for one or several invoices.
import { type FormEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addDecimals, isDecimal, subtractDecimals, toMinor } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { AmountField } from '../claims/AmountField.tsx'
import { type Problems, TransferFields, useTransfer } from '../claims/TransferFields.tsx'
import { Answer } from './Answer.tsx'
import { type Invoice, readInvoice, readInvoices } from './calls.ts'
import { go } from './place.ts'
import { PortalFrame } from './PortalFrame.tsx'
import { sendProof } from './proofCalls.ts'
import { sendUpload } from './sendUpload.ts'
import { useAnswer } from './_lib/useAnswer.ts'
import { useSend } from '../claims/_lib/useSend.ts'

type ProofPageProps = { uuid: string; organizationName: string; onSignedOut: () => void }

/** The amount of an invoice that no transfer was claimed for. */
const leftOf = ({ toPay, checking }: Invoice) => subtractDecimals(toPay.amount, checking.amount)
const hasLeft = (invoice: Invoice) => invoice.status !== 'CANCELED' && toMinor(leftOf(invoice)) > 0n

/** The invoice, and others in its currency that the same transfer may pay. */
async function readOpen(uuid: string): Promise<Invoice[] | null> {
  const [detail, page] = await Promise.all([readInvoice(uuid), readInvoices(null)])
  if (detail === null) return null
  const { invoice } = detail
  const others = page.edges
    .map(({ node }) => node)
    .filter(one => one.uuid !== uuid && one.toPay.currency === invoice.toPay.currency && hasLeft(one))
  return [invoice, ...others]
}

export function ProofPage({ uuid, organizationName, onSignedOut }: ProofPageProps) {
  const { formatMessage } = useIntl()
  const [answered, again] = useAnswer(`proof ${uuid}`, () => readOpen(uuid), onSignedOut)
  return (
    <PortalFrame
      title={formatMessage({ id: 'portal.proof' })}
      subtitle={organizationName}
      back={`/customer/invoices/${uuid}`}
      tab="invoices"
    >
      <Answer answered={answered} onRetry={again}>
        {invoices => {
          const [first] = invoices ?? []
          if (!invoices || !first || !hasLeft(first))
            return (
              <p className="portal-empty" role="alert">
                <FormattedMessage id={first ? 'portal.proof.nothing' : 'portal.missing'} />
              </p>
            )
          return <ProofForm invoices={invoices} organizationName={organizationName} onSignedOut={onSignedOut} />
        }}
      </Answer>
    </PortalFrame>
  )
}

type Amounts = Readonly<Record<string, string | null>>

function ProofForm({
  invoices,
  organizationName,
  onSignedOut,
}: Omit<ProofPageProps, 'uuid'> & { invoices: readonly Invoice[] }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const id = useId()
  const first = invoices[0]!
  const others = invoices.slice(1)
  const [amounts, setAmounts] = useState<Amounts>({ [first.uuid]: leftOf(first) })
  const { transfer, change, problemsOf } = useTransfer()
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, refusal, forget, send } = useSend(onSignedOut)

  const chosen = invoices.filter(({ uuid }) => uuid in amounts)
  const valid = chosen.map(({ uuid }) => amounts[uuid] ?? '').filter(isDecimal)
  const sum = { amount: addDecimals(valid), currency: first.toPay.currency }

  function choose({ uuid }: Invoice, amount: string | null | undefined) {
    setAmounts(({ [uuid]: _gone, ...rest }) => (amount === undefined ? rest : { ...rest, [uuid]: amount }))
  }

  function problemsNow(): Problems {
    const found: Record<string, string> = { ...problemsOf(transfer) }
    for (const invoice of chosen) {
      const amount = amounts[invoice.uuid] ?? ''
      const most = leftOf(invoice)
      if (!isDecimal(amount) || toMinor(amount) <= 0n)
        found[invoice.uuid] = formatMessage({ id: 'claims.proof.amount.required' })
      else if (toMinor(amount) > toMinor(most))
        found[invoice.uuid] = formatMessage({ id: 'claims.proof.amount.most' }, { most: formats.amount(most) })
    }
    return found
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsNow()
    setProblems(found)
    forget()
    const { date, bank, reference, file } = transfer
    if (isBusy || Object.keys(found).length > 0 || file === null) return
    void send(async () => {
      const refused = await sendProof({
        paymentDate: date,
        senderBank: bank.trim(),
        reference: reference.trim() || null,
        invoices: chosen.map(({ uuid }) => ({ uuid, amount: amounts[uuid] ?? '0' })),
        fileUuids: [file.uuid],
      })
      if (refused.length === 0) go(`/customer/invoices/${first.uuid}`)
      return refused
    })
  }

  const amountOf = (invoice: Invoice) => (
    <AmountField
      label={formatMessage({ id: 'portal.proof.amount' }, { number: invoice.number })}
      currency={invoice.toPay.currency}
      value={amounts[invoice.uuid] ?? null}
      error={problems[invoice.uuid]}
      onChange={amount => choose(invoice, amount)}
    />
  )
  return (
    <form className="portal-form" noValidate onSubmit={submit}>
      <section className="portal-balance">
        <h1>
          <small>
            <FormattedMessage id="portal.proof.sum" values={{ count: chosen.length }} />
          </small>
          <span className="portal-sum" aria-live="polite">
            <i>{formats.currencySymbol(sum.currency)}</i> {formats.amount(sum.amount)}
          </span>
        </h1>
      </section>
      <TransferFields
        id={id}
        send={(file, onProgress) => sendUpload('PAYMENT_PROOF', file, onProgress)}
        transfer={transfer}
        change={change}
        problems={problems}
      />
      {amountOf(first)}
      {others.length === 0 ? null : (
        <fieldset className="portal-others">
          <legend>
            <FormattedMessage id="portal.proof.others" />
          </legend>
          {others.map(invoice => (
            <div key={invoice.uuid}>
              <label className="portal-other">
                <Checkbox
                  checked={invoice.uuid in amounts}
                  onChange={({ target }) => choose(invoice, target.checked ? leftOf(invoice) : undefined)}
                />
                <span>{invoice.number}</span>
                <span className="num">{formats.amount(leftOf(invoice))}</span>
              </label>
              {invoice.uuid in amounts ? amountOf(invoice) : null}
            </div>
          ))}
        </fieldset>
      )}
      <p className="muted">
        <FormattedMessage id="portal.proof.text" values={{ organization: organizationName }} />
      </p>
      {refusal === '' ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <button className="btn btn-primary btn-xl btn-block" disabled={isBusy}>
        <FormattedMessage id="claims.proof.send" />
      </button>
    </form>
  )
}
