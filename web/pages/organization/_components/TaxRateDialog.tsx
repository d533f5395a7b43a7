import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { isDate } from '../../../i18n/calendarDate.ts'
import { type Currency, currencies } from '../../../i18n/currency.ts'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { DateInput } from '../../../ui/form/DateInput.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useCreateTaxRate } from '../_lib/useCreateTaxRate.ts'

type Foreign = Exclude<Currency, 'IDR'>
const foreign = currencies.filter((each): each is Foreign => each !== 'IDR')

/** The decimal mark has likely slipped: stored only when the user insists. */
const WARNINGS: ReadonlySet<string> = new Set(['U-ACC-TR-3', 'U-ACC-TR-4'])

type TaxRateDialogProps = {
  /** The currency of the rate; the user chooses when omitted. */
  currency?: Foreign
  /** A day in the rate's period. */
  day: string
  onClose: () => void
  onAdded: () => void
}

/** The week containing a day from Wednesday, when decrees usually take effect, to Tuesday. */
export function weekOf(day: string): { from: string; until: string } {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 4) % 7))
  const from = date.toISOString().slice(0, 10)
  date.setUTCDate(date.getUTCDate() + 6)
  return { from, until: date.toISOString().slice(0, 10) }
}

/** Enters a tax rate of the Minister of Finance with its period and its decree. */
export default function TaxRateDialog({ currency: needed, day, onClose, onAdded }: TaxRateDialogProps) {
  const { formatMessage } = useIntl()
  const add = useCreateTaxRate()
  const [currency, setCurrency] = useState<Foreign>(needed ?? 'USD')
  const [rate, setRate] = useState<string | null>(null)
  const [from, setFrom] = useState<string | null>(weekOf(day).from)
  const [until, setUntil] = useState<string | null>(weekOf(day).until)
  const [decree, setDecree] = useState('')
  /** The rate of which the service warned. */
  const [warned, setWarned] = useState<string | null>(null)
  const typed = { currency, rate: rate ?? '', from: from ?? '', until: until ?? '', decree: decree.trim() }
  const isWarned = warned === JSON.stringify(typed)

  function check(): Record<string, string> {
    const missing = formatMessage({ id: 'taxRates.rule.date' })
    return {
      ...(rate === null || !/^\d+(\.\d{1,4})?$/.test(rate) || Number(rate) <= 0
        ? { rate: formatMessage({ id: 'taxRates.rule.rate' }) }
        : {}),
      ...(from === null || !isDate(from) ? { from: missing } : {}),
      ...(until === null || !isDate(until)
        ? { until: missing }
        : from !== null && until < from
          ? { until: formatMessage({ id: 'taxRates.rule.order' }) }
          : {}),
      ...(decree.trim() ? {} : { decree: formatMessage({ id: 'taxRates.rule.decree' }) }),
    }
  }
  async function send() {
    const outcome = await add({ ...typed, acceptWarnings: isWarned })
    const isOnlyWarned =
      !outcome.ok && outcome.userErrors.length > 0 && outcome.userErrors.every(({ code }) => WARNINGS.has(code))
    setWarned(isOnlyWarned ? JSON.stringify(typed) : null)
    return outcome
  }
  return (
    <FormDialog
      title={<FormattedMessage id="taxRates.add.title" />}
      description={<FormattedMessage id="taxRates.add.text" />}
      submitLabel={<FormattedMessage id={isWarned ? 'taxRates.add.anyway' : 'taxRates.add'} />}
      check={check}
      send={send}
      onSent={() => {
        onAdded()
        onClose()
      }}
      onClose={onClose}
    >
      {errors => (
        <div className="form-column">
          {needed === undefined ? (
            <Field label={<FormattedMessage id="taxRates.currency" />} error={errors.currency}>
              {control => (
                <select
                  {...control}
                  className="input"
                  value={currency}
                  onChange={({ target }) => setCurrency(foreign.find(each => each === target.value) ?? 'USD')}
                >
                  {foreign.map(each => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              )}
            </Field>
          ) : null}
          <AmountInput
            label={<FormattedMessage id="taxRates.rate" values={{ currency }} />}
            required
            currency="IDR"
            perUnit
            error={errors.rate}
            value={rate}
            onChange={setRate}
          />
          <div className="form-row">
            <DateInput
              label={formatMessage({ id: 'taxRates.from' })}
              required
              error={errors.from}
              value={from}
              onChange={setFrom}
            />
            <DateInput
              label={formatMessage({ id: 'taxRates.until' })}
              required
              error={errors.until}
              value={until}
              onChange={setUntil}
            />
          </div>
          <Field
            label={<FormattedMessage id="taxRates.decree" />}
            required
            error={errors.decree}
            hint={<FormattedMessage id="taxRates.decree.hint" />}
          >
            {control => (
              <input
                {...control}
                className="input"
                maxLength={60}
                autoComplete="off"
                value={decree}
                onChange={({ target }) => setDecree(target.value)}
              />
            )}
          </Field>
        </div>
      )}
    </FormDialog>
  )
}
