import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { addDecimals } from '../../i18n/decimal.ts'
import { type MoneyValue, useFormats } from '../../i18n/format.ts'
import { Button } from '../Button.tsx'
import { Kbd } from '../keyboard/Kbd.tsx'
import { useRegisteredShortcuts } from '../keyboard/shortcuts.ts'
import type { Obstacle } from './allAllow.ts'

type FooterProps = {
  loaded: number
  /** Omitted where counting all would be too expensive. */
  total?: number
  /** What the sum includes or excludes, when that needs an explanation. */
  note?: ReactNode
  /** Sums of all rows that match the filter, by currency. */
  totals?: readonly { label?: ReactNode; value: MoneyValue }[]
  /** Loading the last further page failed. */
  error?: { onRetry: () => void } | null
  /** Refetches the list, when changes are too far down to apply in place. */
  onRefresh?: (() => void) | null
}

/** Loaded rows of the total, and the filter's sums: docked below the rows. */
export function ListFooter({ loaded, total, note, totals = [], error, onRefresh }: FooterProps) {
  const formats = useFormats()
  return (
    <div className="list-foot">
      <div className="l" aria-live="polite">
        <span>
          {total === undefined ? (
            <FormattedMessage id="list.loadedOnly" values={{ loaded: <b key="l">{formats.count(loaded)}</b> }} />
          ) : (
            <FormattedMessage
              id="list.loaded"
              values={{ loaded: <b key="l">{formats.count(loaded)}</b>, total: <b key="t">{formats.count(total)}</b> }}
            />
          )}
        </span>
        {note ? <span>· {note}</span> : null}
        {onRefresh ? (
          <Button size="sm" onClick={onRefresh}>
            <FormattedMessage id="list.changed" />
          </Button>
        ) : null}
        {error ? (
          <Button size="sm" variant="danger" onClick={error.onRetry}>
            <FormattedMessage id="list.moreFailed" />
          </Button>
        ) : null}
      </div>
      <div className="r">
        {totals.map(({ label, value }, index) => (
          <span key={index} className="total">
            {label ?? formats.currencySymbol(value.currency)} <b>{formats.amount(value.amount)}</b>
          </span>
        ))}
      </div>
    </div>
  )
}

type BulkBarProps = {
  count: number
  /** Amounts of the selected rows; each currency gets its own sum. */
  amounts: readonly MoneyValue[]
  onClear: () => void
  /** Why no button is offered. */
  obstacle?: Obstacle | null
  /** Only actions that every selected row allows. */
  children?: ReactNode
}

/** The selection, its sum, and its actions: docked above the totals, so that no row moves. */
export function BulkBar({ count, amounts, onClear, obstacle = null, children }: BulkBarProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  if (count === 0) return null
  const currencies = [...new Set(amounts.map(({ currency }) => currency))]
  return (
    <div className="bulk" role="region" aria-label={formatMessage({ id: 'list.selection' })}>
      <span className="cnt" aria-live="polite">
        <FormattedMessage id="list.selected" values={{ count }} />
      </span>
      {currencies.map(currency => (
        <span key={currency} className="sum num">
          {formats.currencySymbol(currency)}{' '}
          <b>{formats.amount(addDecimals(amounts.filter(one => one.currency === currency).map(one => one.amount)))}</b>
        </span>
      ))}
      <span className="sp" />
      {obstacle === null ? null : (
        <span className="muted" role="status">
          <FormattedMessage id={`list.noAction.${obstacle}`} />
        </span>
      )}
      {children}
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={formatMessage({ id: 'list.clearSelection' })}
        onClick={onClear}
      >
        <X className="i" aria-hidden />
      </Button>
    </div>
  )
}

/** The shortcuts of this screen in one line, by their registered `keys` (`j k` is two); all of them behind `?`. */
export function KeyLegend({ show }: { show: readonly string[] }) {
  const shortcuts = useRegisteredShortcuts()
  const { formatMessage } = useIntl()
  return (
    <div className="legend" aria-hidden>
      {show.map(keys => {
        const shortcut = shortcuts.find(one => one.keys === keys)
        return shortcut ? (
          <span key={keys}>
            {keys.split(' ').map(key => (
              <Kbd key={key}>{key.replace('$', '')}</Kbd>
            ))}
            {shortcut.label}
          </span>
        ) : null
      })}
      <span className="sp" />
      <span>
        <Kbd>?</Kbd>
        {formatMessage({ id: 'keys.all' })}
      </span>
    </div>
  )
}
