import { Plus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Currency } from '../../../../i18n/currency.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { ScenarioChoice } from '../_lib/forecastState.ts'
import { type ExtraLine, MAX_EXTRA_LINES } from '../_lib/scenarioParts.ts'

const ExtraLineDialog = lazy(() => import('./ExtraLineDialog.tsx'))

type ScenarioPartsProps = {
  called: string
  choice: ScenarioChoice
  currency: Currency
  onChange: (change: Partial<ScenarioChoice>) => void
}

/** What a scenario excludes and adds; each can be undone with one click. */
export function ScenarioParts({ called, choice: { out, extra }, currency, onChange }: ScenarioPartsProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [isAdding, setAdding] = useState(false)
  const wordsOf = ({ direction, amount, date }: ExtraLine) =>
    formatMessage(
      { id: `cashForecast.extra.${direction}` },
      { amount: formats.amount(amount), day: formats.shortDay(date) },
    )
  return (
    <>
      {out.length > 0 ? (
        <Part
          words={formatMessage({ id: 'cashForecast.out.count' }, { count: out.length })}
          takeBack={formatMessage({ id: 'cashForecast.out.back' }, { scenario: called })}
          onTakeBack={() => onChange({ out: [] })}
        />
      ) : null}
      {extra.map((line, place) => (
        <Part
          key={`${line.date} ${line.direction} ${line.amount} ${place}`}
          words={wordsOf(line)}
          takeBack={formatMessage({ id: 'cashForecast.extra.remove' }, { scenario: called, line: wordsOf(line) })}
          onTakeBack={() => onChange({ extra: extra.filter(other => other !== line) })}
        />
      ))}
      {extra.length < MAX_EXTRA_LINES ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={formatMessage({ id: 'cashForecast.extra.addTo' }, { scenario: called })}
          onClick={() => setAdding(true)}
        >
          <Plus className="i" aria-hidden />
          <FormattedMessage id="cashForecast.extra" />
        </Button>
      ) : null}
      {isAdding ? (
        <Suspense fallback={null}>
          <ExtraLineDialog
            currency={currency}
            onClose={() => setAdding(false)}
            onDone={line => {
              setAdding(false)
              onChange({ extra: [...extra, line] })
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}

function Part({ words, takeBack, onTakeBack }: { words: string; takeBack: string; onTakeBack: () => void }) {
  return (
    <span className="forecast-part">
      {words}
      <Button variant="ghost" size="sm" iconOnly aria-label={takeBack} onClick={onTakeBack}>
        <X className="i" aria-hidden />
      </Button>
    </span>
  )
}
