// The customer's own statement of account: the entries of a period, and the resulting balance.
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { oldestDay } from '../../../i18n/calendarDate.ts'
import { isZero } from '../../../i18n/decimal.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { NamesUnder } from '../../../i18n/messages.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { AllPayments } from './AllPayments.tsx'
import { Answer } from './Answer.tsx'
import { type Figure, Figures } from './Lines.tsx'
import { readStatement, type Statement, type Wanted } from './statementCalls.ts'
import { useAnswer } from './_lib/useAnswer.ts'

type Kind = NamesUnder<'portal.statement.kind.'>
const KINDS: readonly string[] = [
  'INVOICE',
  'PAYMENT',
  'CREDIT_MEMO',
  'WRITE_OFF',
  'REFUND',
  'SLIP',
  'ADJUSTMENT',
] satisfies readonly Kind[]
const isKind = (kind: string): kind is Kind => KINDS.includes(kind)

export function StatementPage({ onSignedOut }: { onSignedOut: () => void }) {
  const [wanted, setWanted] = useState<Wanted>({ currency: 'IDR', from: null, to: null })
  const { currency, from, to } = wanted
  const [answered, again] = useAnswer(
    `statement ${currency} ${from ?? ''} ${to ?? ''}`,
    () => readStatement(wanted),
    onSignedOut,
  )
  return (
    <>
      <h1 className="sr">
        <FormattedMessage id="portal.tab.statement" />
      </h1>
      <Answer answered={answered} onRetry={again}>
        {statement => (
          <>
            <Choice statement={statement} onChoose={setWanted} />
            <Movements statement={statement} />
            <Closing statement={statement} />
          </>
        )}
      </Answer>
      <AllPayments onSignedOut={onSignedOut} />
    </>
  )
}

type ChoiceProps = { statement: Statement; onChoose: (wanted: Wanted) => void }

function Choice({ statement, onChoose }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const { currency, currencies, from, to, today, documentUrl } = statement
  const choose = (day: Partial<Wanted>) => onChoose({ currency, from, to, ...day })
  return (
    <>
      <div className="portal-period">
        <Day
          label={formatMessage({ id: 'portal.statement.from' })}
          value={from}
          min={oldestDay(today)}
          max={to}
          onChoose={day => choose({ from: day })}
        />
        <Day
          label={formatMessage({ id: 'portal.statement.to' })}
          value={to}
          min={from}
          max={today}
          onChoose={day => choose({ to: day })}
        />
        {currencies.length > 1 ? (
          <Field label={formatMessage({ id: 'portal.statement.currency' })}>
            {control => (
              <select
                {...control}
                className="input"
                value={currency}
                onChange={({ target: { value } }) => {
                  const known = currencies.find(one => one === value)
                  if (known) choose({ currency: known })
                }}
              >
                {currencies.map(one => (
                  <option key={one}>{one}</option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
      </div>
      <a className="portal-action" href={documentUrl} download>
        <Download className="i" aria-hidden />
        <span>
          <b className="fw5">
            <FormattedMessage id="portal.statement.download" />
          </b>
          <small>
            <FormattedMessage id="portal.invoice.download.text" />
          </small>
        </span>
      </a>
    </>
  )
}

type DayProps = { label: string; value: string; min: string; max: string; onChoose: (day: string) => void }

/** A day of the period. One that can't be read stays as typed, with what is possible below it. */
function Day({ label, value, min, max, onChoose }: DayProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [typed, setTyped] = useState<string | null>(null)
  // While it is being typed, half a year is no mistake.
  const [isLeft, setLeft] = useState(false)
  const isRefused = typed !== null
  const bounds = { from: formats.date(min, { year: 'always' }), to: formats.date(max, { year: 'always' }) }
  return (
    <Field
      label={label}
      error={isRefused && isLeft ? formatMessage({ id: 'portal.statement.between' }, bounds) : undefined}
    >
      {control => (
        <input
          {...control}
          className="input"
          type="date"
          min={min}
          max={max}
          value={typed ?? value}
          onBlur={() => setLeft(true)}
          onChange={({ target }) => {
            const isReadable = target.value >= min && target.value <= max
            setTyped(isReadable ? null : target.value)
            setLeft(false)
            if (isReadable) onChoose(target.value)
          }}
        />
      )}
    </Field>
  )
}

function Movements({ statement: { from, opening, entries } }: { statement: Statement }) {
  const formats = useFormats()
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id="portal.statement.movements" />
      </h2>
      <ul className="portal-lines">
        <li>
          <span>
            <b className="fw5">
              <FormattedMessage id="portal.statement.opening" />
            </b>
            <small className="muted">{formats.date(from)}</small>
          </span>
          <b className="num">{formats.money(opening)}</b>
        </li>
        {entries.map(({ kind, number, day, isTakenBack, amount, balance }, place) => (
          <li key={place}>
            <span>
              <b className="fw5">
                {isKind(kind) ? <FormattedMessage id={`portal.statement.kind.${kind}`} /> : null}
                {number ? ` ${number}` : ''}
              </b>
              <small className="muted">
                {formats.date(day)}
                {isTakenBack ? (
                  <>
                    {' · '}
                    <FormattedMessage id="portal.statement.takenBack" />
                  </>
                ) : null}
              </small>
            </span>
            <span className="portal-row-side">
              <b className="num">{formats.money(amount)}</b>
              <small className="muted num">{formats.money(balance)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Closing({
  statement: { remaining, waitingForSlip, unapplied, closing, writtenOff },
}: {
  statement: Statement
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const figures: Figure[] = [
    { label: formatMessage({ id: 'portal.statement.remaining' }), value: formats.money(remaining) },
    { label: formatMessage({ id: 'portal.statement.waiting' }), value: formats.money(waitingForSlip) },
    {
      label: formatMessage({ id: 'portal.statement.credit' }),
      value: `${isZero(unapplied.amount) ? '' : '\u2212'}${formats.money(unapplied)}`,
    },
    { label: formatMessage({ id: 'portal.statement.closing' }), value: formats.money(closing), isStrong: true },
  ]
  return (
    <section className="portal-section">
      <h2>
        <FormattedMessage id="portal.statement.closing" />
      </h2>
      <Figures figures={figures} />
      {isZero(writtenOff.amount) ? null : (
        <p className="muted">
          <FormattedMessage id="portal.statement.writtenOff" />: {formats.money(writtenOff)}
        </p>
      )}
    </section>
  )
}
