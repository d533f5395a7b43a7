import { startTransition, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { RatesDialogQuery } from '../../../../__generated__/RatesDialogQuery.graphql.ts'
import { isDate } from '../../../../i18n/calendarDate.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { codes } from '../../../../relay/operation.ts'
import { AmountInput } from '../../../../ui/form/AmountInput.tsx'
import { DateInput } from '../../../../ui/form/DateInput.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { type FieldErrors, FormDialog } from '../../../../ui/form/FormDialog.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { isRate, MAX_RATES, readRates, type TypedRate } from '../_lib/readRates.ts'
import { useRateChanges } from '../_lib/useRateChanges.ts'
import { RatesList } from './RatesList.tsx'

/** A rate is far off the latest one, or off what is usual: stored only when the user insists. */
const WARNINGS: ReadonlySet<string> = new Set(['U-TRSY-AN-10', 'U-TRSY-AN-14'])

type RatesDialogProps = { currencies: readonly string[]; onClose: () => void; onChanged: () => void }

/** Enters one exchange rate, or several pasted ones, and lists existing ones. */
export default function RatesDialog({ currencies, onClose, onChanged }: RatesDialogProps) {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  const { set, remove, isRemoving } = useRateChanges()
  const [isMany, setMany] = useState(false)
  const [currency, setCurrency] = useState(currencies[0] ?? 'USD')
  const [date, setDate] = useState<string | null>(formats.today())
  const [rate, setRate] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')
  const [source, setSource] = useState('Bank Indonesia')
  const [reloads, setReloads] = useState(0)
  /** The rates of which the service warned. */
  const [warned, setWarned] = useState<string | null>(null)
  // Errors name the place of a rate among those that were sent.
  const [sentLines, setSentLines] = useState<readonly number[]>([])
  const { organization } = useQueryOfSelection<RatesDialogQuery>(
    graphql`
      query RatesDialogQuery @throwOnFieldError {
        organization {
          id
          exchangeRates {
            uuid
            currency
            date
            version
            ...RatesList_rate
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: reloads },
  )
  const known = organization.exchangeRates
  const typed = isMany
    ? readRates(pasted).rates
    : [{ currency: currencyOf(currency), date: date ?? '', rate: rate ?? '' }]
  const isWarned = warned === JSON.stringify(typed)

  function check(): FieldErrors {
    const rules: Record<string, string> = source.trim()
      ? {}
      : { source: formatMessage({ id: 'exchangeRates.rule.source' }) }
    if (!isMany)
      return {
        ...rules,
        ...(date !== null && isDate(date) && date <= formats.today()
          ? {}
          : { date: formatMessage({ id: 'exchangeRates.rule.date' }) }),
        ...(rate !== null && isRate(rate) ? {} : { rate: formatMessage({ id: 'exchangeRates.rule.rate' }) }),
      }
    const { rates, wrong } = readRates(pasted)
    if (wrong.length > 0)
      return {
        ...rules,
        pasted: formatMessage(
          { id: 'exchangeRates.rule.lines' },
          { count: wrong.length, lines: formatList(wrong.map(String)) },
        ),
      }
    return rates.length > 0 && rates.length <= MAX_RATES
      ? rules
      : { ...rules, pasted: formatMessage({ id: 'exchangeRates.rule.some' }, { most: MAX_RATES }) }
  }
  /** All errors of pasted rates with their line numbers: whoever saves them anyway has seen each. */
  function ofLines(errors: FieldErrors) {
    if (errors.pasted) return errors.pasted
    const faults = Object.entries(errors).flatMap(([path, text]) => {
      const [, place, field] = /^rates\.(\d+)\.(.+)$/.exec(path) ?? []
      const line = sentLines[Number(place)]
      return line === undefined || field === 'source' ? [] : [{ path, line, text }]
    })
    if (faults.length === 0) return undefined
    return (
      <span>
        {faults.map(({ path, line, text }) => (
          <span key={path} className="cash-fault">
            <FormattedMessage id="exchangeRates.rule.of" values={{ line, text }} />
          </span>
        ))}
      </span>
    )
  }
  /** Of the rate that a typed one replaces; null where the day may have one that isn't listed. */
  function versionOf({ currency: of, date: day }: TypedRate): number | null {
    const found = known.find(each => each.currency === of && each.date === day)
    const oldest = known.at(-1)?.date
    const isListed = known.length < MAX_RATES || oldest === undefined || day > oldest
    return found?.version ?? (isListed ? 0 : null)
  }
  const readAgain = () => startTransition(() => setReloads(count => count + 1))
  async function send() {
    const rates = typed.map(each => ({ ...each, source: source.trim(), version: versionOf(each) }))
    setSentLines(isMany ? readRates(pasted).lines : [])
    const outcome = await set({ variables: { input: { rates, acceptWarnings: isWarned } } })
    if (outcome.ok) return outcome
    const { code, userErrors } = outcome
    const isOnlyWarned = userErrors.length > 0 && userErrors.every(error => WARNINGS.has(error.code))
    setWarned(isOnlyWarned ? JSON.stringify(typed) : null)
    if (code === codes.stale) readAgain()
    return outcome
  }
  async function removeRate(uuid: string, version: number) {
    const outcome = await remove({ variables: { input: { uuid, version } } })
    // Someone else changed or deleted it: what is listed is old, and would be refused again.
    if (!outcome.ok) readAgain()
    onChanged()
  }
  return (
    <FormDialog
      title={<FormattedMessage id="exchangeRates.title" />}
      description={<FormattedMessage id="exchangeRates.why" />}
      submitLabel={<FormattedMessage id={isWarned ? 'exchangeRates.save.anyway' : 'exchangeRates.save'} />}
      check={check}
      send={send}
      onSent={() => {
        onChanged()
        onClose()
      }}
      onClose={onClose}
    >
      {errors => (
        <>
          <div className="seg" role="radiogroup" aria-label={formatMessage({ id: 'exchangeRates.how' })}>
            {[false, true].map(many => (
              <label key={String(many)} className={many === isMany ? 'on' : undefined}>
                <input
                  className="sr"
                  type="radio"
                  name="how"
                  checked={many === isMany}
                  onChange={() => setMany(many)}
                />
                <FormattedMessage id={many ? 'exchangeRates.how.many' : 'exchangeRates.how.one'} />
              </label>
            ))}
          </div>
          {isMany ? (
            <Field
              label={<FormattedMessage id="exchangeRates.pasted" />}
              required
              error={ofLines(errors)}
              hint={<FormattedMessage id="exchangeRates.pasted.hint" />}
            >
              {control => (
                <textarea
                  {...control}
                  className="input"
                  rows={6}
                  placeholder={`${formats.today()} USD 16284.00`}
                  value={pasted}
                  onChange={({ target }) => setPasted(target.value)}
                />
              )}
            </Field>
          ) : (
            <>
              <div className="form-row">
                <Field label={<FormattedMessage id="exchangeRates.currency" />} error={errors['rates.0.currency']}>
                  {control => (
                    <select
                      {...control}
                      className="input"
                      value={currency}
                      onChange={({ target }) => setCurrency(target.value)}
                    >
                      {currencies.map(each => (
                        <option key={each}>{each}</option>
                      ))}
                    </select>
                  )}
                </Field>
                <DateInput
                  label={formatMessage({ id: 'exchangeRates.date' })}
                  required
                  max={formats.today()}
                  error={errors.date ?? errors['rates.0.date']}
                  value={date}
                  onChange={setDate}
                />
              </div>
              <AmountInput
                label={<FormattedMessage id="exchangeRates.rate" values={{ currency }} />}
                required
                currency="IDR"
                perUnit
                error={errors.rate ?? errors['rates.0.rate']}
                value={rate}
                onChange={setRate}
              />
            </>
          )}
          <Field
            label={<FormattedMessage id="exchangeRates.source" />}
            required
            error={errors.source ?? errors['rates.0.source']}
            hint={<FormattedMessage id="exchangeRates.source.hint" />}
          >
            {control => (
              <input
                {...control}
                className="input"
                maxLength={60}
                autoComplete="off"
                value={source}
                onChange={({ target }) => setSource(target.value)}
              />
            )}
          </Field>
          <RatesList
            rateKeys={known}
            isRemoving={isRemoving}
            onRemove={(uuid, version) => void removeRate(uuid, version)}
          />
        </>
      )}
    </FormDialog>
  )
}
