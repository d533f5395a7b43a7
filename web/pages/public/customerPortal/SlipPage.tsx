// A slip of tax that the customer withheld of an invoice.
import { type FormEvent, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDecimal, toMinor } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { AmountField } from './AmountField.tsx'
import { Answer } from './Answer.tsx'
import { type Invoice, readInvoice } from './calls.ts'
import { go } from './place.ts'
import { PortalFrame } from './PortalFrame.tsx'
import { sendSlip } from './slipCalls.ts'
import { type Uploaded, UploadField } from './UploadField.tsx'
import { useAnswer } from './useAnswer.ts'
import { useSend } from './useSend.ts'

type SlipPageProps = { uuid: string; organizationName: string; onSignedOut: () => void }

export function SlipPage({ uuid, organizationName, onSignedOut }: SlipPageProps) {
  const { formatMessage } = useIntl()
  const [answered, again] = useAnswer(`slip ${uuid}`, () => readInvoice(uuid), onSignedOut)
  return (
    <PortalFrame
      title={formatMessage({ id: 'portal.slip' })}
      subtitle={organizationName}
      back={`/customer/invoices/${uuid}`}
      tab="invoices"
    >
      <Answer answered={answered} onRetry={again}>
        {detail => {
          if (!detail || toMinor(detail.invoice.withheldOpen.amount) <= 0n)
            return (
              <p className="portal-empty" role="alert">
                <FormattedMessage id={detail ? 'portal.slip.nothing' : 'portal.missing'} />
              </p>
            )
          return <SlipForm invoice={detail.invoice} organizationName={organizationName} onSignedOut={onSignedOut} />
        }}
      </Answer>
    </PortalFrame>
  )
}

type Problems = Readonly<Record<string, string>>
const MONTH = /^\d{4}-\d\d$/

function SlipForm({ invoice, organizationName, onSignedOut }: Omit<SlipPageProps, 'uuid'> & { invoice: Invoice }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const id = useId()
  const awaited = invoice.withheldOpen
  const [number, setNumber] = useState('')
  const [date, setDate] = useState(formats.today())
  const [period, setPeriod] = useState(formats.today().slice(0, 7))
  const [amount, setAmount] = useState<string | null>(awaited.amount)
  const [file, setFile] = useState<Uploaded | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const { isBusy, refusal, forget, send } = useSend(onSignedOut)

  function problemsNow(): Problems {
    const found: Record<string, string> = {}
    if (number.trim() === '') found['number'] = formatMessage({ id: 'portal.slip.number.required' })
    if (date === '') found['slipDate'] = formatMessage({ id: 'portal.slip.date.required' })
    else if (date > formats.today()) found['slipDate'] = formatMessage({ id: 'portal.proof.date.future' })
    if (!MONTH.test(period)) found['period'] = formatMessage({ id: 'portal.slip.period.required' })
    if (amount === null || !isDecimal(amount) || toMinor(amount) <= 0n)
      found['amount'] = formatMessage({ id: 'portal.proof.amount.required' })
    else if (toMinor(amount) > toMinor(awaited.amount))
      found['amount'] = formatMessage({ id: 'portal.slip.amount.most' }, { most: formats.amount(awaited.amount) })
    if (file === null) found['file'] = formatMessage({ id: 'portal.proof.file.required' })
    return found
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = problemsNow()
    setProblems(found)
    forget()
    if (isBusy || Object.keys(found).length > 0 || file === null || amount === null) return
    void send(async () => {
      const refused = await sendSlip({
        number: number.trim(),
        slipDate: date,
        period,
        invoices: [{ uuid: invoice.uuid, amount }],
        fileUuids: [file.uuid],
      })
      if (refused.length === 0) go(`/customer/invoices/${invoice.uuid}`)
      return refused
    })
  }

  return (
    <form className="portal-form" noValidate onSubmit={submit}>
      <section className="portal-balance">
        <h1>
          <small>
            <FormattedMessage id="portal.slip.awaited" values={{ number: invoice.number }} />
          </small>
          <span className="portal-sum">
            <i>{formats.currencySymbol(awaited.currency)}</i> {formats.amount(awaited.amount)}
          </span>
        </h1>
      </section>
      <UploadField
        id={`${id}-file`}
        purpose="WITHHOLDING_SLIP"
        required
        label={formatMessage({ id: 'portal.slip' })}
        file={file}
        onFile={setFile}
        error={problems['file'] ?? ''}
      />
      <Field label={formatMessage({ id: 'portal.slip.number' })} required error={problems['number']}>
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
      <Field label={formatMessage({ id: 'portal.slip.date' })} required error={problems['slipDate']}>
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
        label={formatMessage({ id: 'portal.slip.period' })}
        hint={formatMessage({ id: 'portal.slip.period.hint' })}
        required
        error={problems['period']}
      >
        {control => (
          // Text: some browsers have no picker of months.
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
        label={formatMessage({ id: 'portal.slip.amount' })}
        currency={awaited.currency}
        value={amount}
        error={problems['amount']}
        onChange={setAmount}
      />
      <p className="muted">
        <FormattedMessage id="portal.slip.text" values={{ organization: organizationName }} />
      </p>
      {refusal === '' ? null : (
        <p className="note bad" role="alert">
          {refusal}
        </p>
      )}
      <button className="btn btn-primary btn-xl btn-block" disabled={isBusy}>
        <FormattedMessage id="portal.slip.send" />
      </button>
    </form>
  )
}
