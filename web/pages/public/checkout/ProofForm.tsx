import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDecimal, toMinor } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { AmountField } from '../claims/AmountField.tsx'
import { type Problems, TransferFields, useTransfer } from '../claims/TransferFields.tsx'
import type { SendFile } from '../claims/UploadField.tsx'
import { type Refusals, useSend } from '../claims/_lib/useSend.ts'
import type { Invoice } from './checkoutCalls.ts'
import { unprovenOf } from './view.ts'

type Proof = {
  paymentDate: string
  senderBank: string
  reference: string | null
  amount: string
  fileUuids: readonly string[]
}
type ProofFormProps = {
  invoice: Invoice
  sendFile: SendFile
  /** Returns the errors: empty on success, null without an answer. */
  send: (proof: Proof) => Promise<Refusals | null>
  /** Above the fields. */
  children: ReactNode
}

/** Claims a transfer for the invoice, with its proof. */
export function ProofForm({ invoice, sendFile, send: sendProof, children }: ProofFormProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const id = useId()
  const { proofMost: most, organizationName } = invoice
  // Amounts to withhold should not be transferred, but may have been.
  const [amount, setAmount] = useState<string | null>(unprovenOf(invoice).amount)
  const { transfer, change, problemsOf } = useTransfer()
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, refusal, forget, send } = useSend()

  function problemsNow(): Problems {
    const found = problemsOf(transfer)
    if (amount === null || !isDecimal(amount) || toMinor(amount) <= 0n)
      return { ...found, amount: formatMessage({ id: 'claims.proof.amount.required' }) }
    if (toMinor(amount) > toMinor(most.amount))
      return {
        ...found,
        amount: formatMessage({ id: 'claims.proof.amount.most' }, { most: formats.amount(most.amount) }),
      }
    return found
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsNow()
    setProblems(found)
    forget()
    const { date, bank, reference, file } = transfer
    if (isBusy || Object.keys(found).length > 0 || file === null || amount === null) return
    const proof = {
      paymentDate: date,
      senderBank: bank.trim(),
      reference: reference.trim() || null,
      amount,
      fileUuids: [file.uuid],
    }
    void send(() => sendProof(proof))
  }

  return (
    <form className="claim-form" noValidate onSubmit={submit}>
      {children}
      <TransferFields id={id} send={sendFile} transfer={transfer} change={change} problems={problems} />
      <AmountField
        label={formatMessage({ id: 'claims.proof.amount' })}
        currency={most.currency}
        value={amount}
        error={problems['amount']}
        onChange={setAmount}
      />
      <p className="muted">
        <FormattedMessage id="claims.proof.text" values={{ organization: organizationName }} />
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
