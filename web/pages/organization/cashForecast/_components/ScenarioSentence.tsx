import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ScenarioSentence_forecast$key } from '../../../../__generated__/ScenarioSentence_forecast.graphql.ts'
import type { ScenarioSentence_scenario$key } from '../../../../__generated__/ScenarioSentence_scenario.graphql.ts'
import { compareDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { currencyOf } from '../../../../i18n/currency.ts'
import { ScenarioParts } from './ScenarioParts.tsx'
import { MAX_LATE_DAYS, places, type ScenarioChoice, type ScenarioPlace } from '../_lib/forecastState.ts'

type ScenarioSentenceProps = {
  place: ScenarioPlace
  choice: ScenarioChoice
  forecastKey: ScenarioSentence_forecast$key
  /** Null while it equals the base. */
  scenarioKey: ScenarioSentence_scenario$key | null
  onChange: (change: Partial<ScenarioChoice>) => void
  /** Removes the scenario, where there is one. */
  onClear?: () => void
}

/** A scenario as a sentence with input fields, preceded by its name and followed by its effect on cash. */
export function ScenarioSentence({
  place,
  choice,
  forecastKey,
  scenarioKey,
  onChange,
  onClear,
}: ScenarioSentenceProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { currency, minimum } = useFragment(
    graphql`
      fragment ScenarioSentence_forecast on CashForecast @throwOnFieldError {
        currency
        minimum {
          amount
        }
      }
    `,
    forecastKey,
  )
  const outcome = useFragment(
    graphql`
      fragment ScenarioSentence_scenario on ForecastScenario @throwOnFieldError {
        lowest {
          amount {
            amount
            currency
          }
        }
        periods {
          lowest {
            amount {
              amount
            }
          }
        }
      }
    `,
    scenarioKey,
  )
  const below = outcome?.periods.filter(
    ({ lowest }) => minimum && lowest && compareDecimals(lowest.amount.amount, minimum.amount) < 0,
  )
  const { digits, unit } = formats.shortAmount(outcome?.lowest?.amount.amount ?? '0.00')
  const number = places.indexOf(place) + 1
  const fallback = formatMessage({ id: 'cashForecast.scenario' }, { place: number })
  const called = choice.name.trim() || fallback
  const field = (key: 'late' | 'less' | 'paylate', most: number): ReactNode => (
    <NumberChoice
      key={key}
      label={`${called}: ${formatMessage({ id: `cashForecast.${key}` })}`}
      most={most}
      value={choice[key]}
      onChange={value => onChange({ [key]: value })}
    />
  )
  return (
    <div className="forecast-scenario" role="group" aria-label={called}>
      <svg className="period-swatch" viewBox="0 0 16 10" aria-hidden>
        <line className={`period-line scenario${place}`} x1={0} x2={16} y1={5} y2={5} />
      </svg>
      <NameChoice
        label={formatMessage({ id: 'cashForecast.scenario.name' }, { place: number })}
        placeholder={fallback}
        value={choice.name}
        onChange={name => onChange({ name })}
      />
      <span className="forecast-words">
        <FormattedMessage
          id="cashForecast.sentence"
          values={{
            late: field('late', MAX_LATE_DAYS),
            less: field('less', 100),
            paylate: field('paylate', MAX_LATE_DAYS),
          }}
        />
      </span>
      <label className="forecast-check">
        <input
          type="checkbox"
          checked={choice.unapproved !== null}
          onChange={({ target: { checked } }) => onChange({ unapproved: checked ? 'YES' : null })}
        />
        <FormattedMessage id="cashForecast.unapproved" />
      </label>
      <ScenarioParts called={called} choice={choice} currency={currencyOf(currency)} onChange={onChange} />
      {onClear ? (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label={formatMessage({ id: 'cashForecast.scenario.clear' }, { scenario: called })}
          onClick={onClear}
        >
          <X className="i" aria-hidden />
        </Button>
      ) : null}
      {outcome?.lowest ? (
        <span className="forecast-outcome" role="status">
          {minimum && below ? (
            <>
              <FormattedMessage id="cashForecast.below" values={{ periods: below.length }} />
              {', '}
            </>
          ) : null}
          <FormattedMessage
            id="cashForecast.lowest"
            values={{
              amount: (
                <span className="num" title={formats.money(outcome.lowest.amount)}>
                  {`${formats.currencySymbol(outcome.lowest.amount.currency)} ${digits} ${unit}`.trim()}
                </span>
              ),
            }}
          />
        </span>
      ) : null}
    </div>
  )
}

type NumberChoiceProps = { label: string; most: number; value: number; onChange: (value: number) => void }

/** A whole number; applied on blur or Enter. */
function NumberChoice({ label, most, value, onChange }: NumberChoiceProps) {
  const [typing, setTyping] = useState<string | null>(null)
  // What can't be applied stays as typed, with what can below it.
  const [isRefused, setRefused] = useState(false)
  const hintId = useId()
  function take() {
    const typed = Number(typing)
    const isUsable = Number.isInteger(typed) && typed >= 0 && typed <= most
    setRefused(typing !== null && !isUsable)
    if (!isUsable) return
    if (typing !== null && typing !== '' && typed !== value) onChange(typed)
    setTyping(null)
  }
  return (
    <span className="forecast-choice">
      <input
        type="number"
        className="input sm forecast-number"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? hintId : undefined}
        min={0}
        max={most}
        step={1}
        value={typing ?? value}
        onChange={event => setTyping(event.target.value)}
        onBlur={take}
        onKeyDown={event => {
          if (event.key === 'Enter') take()
        }}
      />
      {isRefused ? (
        <small className="hint bad" id={hintId} role="alert">
          <FormattedMessage id="cashForecast.range" values={{ most }} />
        </small>
      ) : null}
    </span>
  )
}

type NameChoiceProps = { label: string; placeholder: string; value: string; onChange: (value: string) => void }

/** The scenario's name in the legend and the table; applied on blur or Enter. */
function NameChoice({ label, placeholder, value, onChange }: NameChoiceProps) {
  const [typing, setTyping] = useState<string | null>(null)
  function take() {
    if (typing !== null && typing.trim() !== value) onChange(typing.trim())
    setTyping(null)
  }
  return (
    <input
      className="input sm forecast-name"
      aria-label={label}
      placeholder={placeholder}
      maxLength={40}
      value={typing ?? value}
      onChange={event => setTyping(event.target.value)}
      onBlur={take}
      onKeyDown={event => {
        if (event.key === 'Enter') take()
      }}
    />
  )
}
