import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDecimal, toMinor } from '../../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../../i18n/format.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { AmountField } from './AmountField.tsx'
import type { Problems } from './TransferFields.tsx'
import { type SendFile, type Uploaded, UploadField } from './UploadField.tsx'
import { type Refusals, useSend } from './_lib/useSend.ts'

const MONTH = /^\d{4}-\d\d$/

export type Slip = { number: string; slipDate: string; period: string; amount: string; fileUuids: readonly string[] }

type SlipFormProps = {
  awaited: MoneyValue
  organizationName: string
  sendFile: SendFile
  /** Returns the errors: empty on success, null without an answer. */
  send: (slip: Slip) => Promise<Refusals | null>
  onSignedOut?: () => void
  /** Above the fields: the invoice. */
  children: ReactNode
}

/** A slip of tax withheld from an invoice. */
export function SlipForm({
  awaited,
  organizationName,
  sendFile,
  send: sendSlip,
  onSignedOut,
  children,
}: SlipFormProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const id = useId()
  const [number, setNumber] = useState('')
  const [date, setDate] = useState(formats.today())
  const [period, setPeriod] = useState(formats.today().slice(0, 7))
  const [amount, setAmount] = useState<string | null>(awaited.amount)
  const [file, setFile] = useState<Uploaded | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, refusal, forget, send } = useSend(onSignedOut)

  function problemsNow(): Problems {
    const found: Record<string, string> = {}
    if (number.trim() === '') found['number'] = formatMessage({ id: 'claims.slip.number.required' })
    if (date === '') found['slipDate'] = formatMessage({ id: 'claims.slip.date.required' })
    else if (date > formats.today()) found['slipDate'] = formatMessage({ id: 'claims.proof.date.future' })
    if (!MONTH.test(period)) found['period'] = formatMessage({ id: 'claims.slip.period.required' })
    if (amount === null || !isDecimal(amount) || toMinor(amount) <= 0n)
      found['amount'] = formatMessage({ id: 'claims.proof.amount.required' })
    else if (toMinor(amount) > toMinor(awaited.amount))
      found['amount'] = formatMessage({ id: 'claims.slip.amount.most' }, { most: formats.amount(awaited.amount) })
    if (file === null) found['file'] = formatMessage({ id: 'claims.proof.file.required' })
    return found
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsNow()
    setProblems(found)
    forget()
    if (isBusy || Object.keys(found).length > 0 || file === null || amount === null) return
    const slip = { number: number.trim(), slipDate: date, period, amount, fileUuids: [file.uuid] }
    void send(() => sendSlip(slip))
  }

  return (
    <form className="claim-form" noValidate onSubmit={submit}>
      {children}
      <UploadField
        id={`${id}-file`}
        send={sendFile}
        required
        label={formatMessage({ id: 'claims.slip' })}
        file={file}
        onFile={setFile}
        error={problems['file'] ?? ''}
      />
      <Field label={formatMessage({ id: 'claims.slip.number' })} required error={problems['number']}>
        {control => (
          <input
            {...control}
            className="input"
            maxLength={60}
            autoComplete="off"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <Field label={formatMessage({ id: 'claims.slip.date' })} required error={problems['slipDate']}>
        {control => (
          <input
            {...control}
            className="input"
            type="date"
            max={formats.today()}
            value={date}
            onChange={({ target }) => setDate(target.value)}
          />
        )}
      </Field>
      <Field
        label={formatMessage({ id: 'claims.slip.period' })}
        hint={formatMessage({ id: 'claims.slip.period.hint' })}
        required
        error={problems['period']}
      >
        {control => (
          // A text field, since some browsers have no month picker.
          <input
            {...control}
            className="input"
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            value={period}
            onChange={({ target }) => setPeriod(target.value)}
          />
        )}
      </Field>
      <AmountField
        label={formatMessage({ id: 'claims.slip.amount' })}
        currency={awaited.currency}
        value={amount}
        error={problems['amount']}
        onChange={setAmount}
      />
      <p className="muted">
        <FormattedMessage id="claims.slip.text" values={{ organization: organizationName }} />
      </p>
      {refusal === '' ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <button className="btn btn-primary btn-xl btn-block" disabled={isBusy}>
        <FormattedMessage id="claims.slip.send" />
      </button>
    </form>
  )
}
