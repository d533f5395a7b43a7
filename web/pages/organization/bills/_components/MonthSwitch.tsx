import { ChevronLeft, ChevronRight } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { monthAfter, monthOf, withheldState, type WithheldState } from '../_lib/withheldState.ts'
import './tax.css'

/** Switches the month, and shows until when its tax is due and must be reported. */
export function MonthSwitch({ state }: { state: WithheldState }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { pathname, search } = useLocation()
  const shown = monthOf(state, formats.today())
  const to = (months: number) => {
    const month = monthAfter(shown, months)
    return `${pathname}?${withheldState.write({ ...state, month }, new URLSearchParams(search))}`
  }
  const next = monthAfter(shown, 1)
  return (
    <div className="tax-month">
      <LinkButton
        size="sm"
        variant="ghost"
        icon={<ChevronLeft className="i" aria-hidden />}
        aria-label={formatMessage({ id: 'withheldTax.month.before' })}
        to={to(-1)}
      />
      <h2>{formats.month(shown)}</h2>
      <LinkButton
        size="sm"
        variant="ghost"
        icon={<ChevronRight className="i" aria-hidden />}
        aria-label={formatMessage({ id: 'withheldTax.month.after' })}
        to={to(1)}
      />
      <small>
        <FormattedMessage
          id="withheldTax.due"
          values={{ pay: formats.date(`${next}-15`), report: formats.date(`${next}-20`) }}
        />
      </small>
    </div>
  )
}
