import { ArrowDownUp } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { type Address, matchResults } from '../_lib/address.ts'
import type { Counts } from '../_lib/counts.ts'

type LinesToolbarProps = {
  address: Address
  counts: Counts
  canManage: boolean
  onAddress: (changes: Readonly<Record<string, string | null>>) => void
  onMatchAll: () => void
}

/** Filters by the engine's result with counts; matching all full matches at once; sorting. */
export function LinesToolbar({ address, counts, canManage, onAddress, onMatchAll }: LinesToolbarProps) {
  const intl = useIntl()
  const formats = useFormats()
  const countOf = { FULL_MATCH: counts.full, PARTIAL_MATCH: counts.partial, NO_MATCH: counts.none }
  const options = [null, ...matchResults] as const
  return (
    <div className="lp-h">
      <div className="seg sm" role="group" aria-label={intl.formatMessage({ id: 'reconciliation.filter' })}>
        {options.map(option => (
          <button
            key={option ?? 'ALL'}
            type="button"
            className={option === address.match ? 'on' : undefined}
            aria-pressed={option === address.match}
            onClick={() => onAddress({ match: option })}
          >
            <FormattedMessage id={`reconciliation.filter.${option ?? 'ALL'}`} />
            {option === null ? null : <b>{formats.count(countOf[option])}</b>}
          </button>
        ))}
      </div>
      <span className="grow" />
      {canManage && counts.full > 0 ? (
        <Button size="sm" hint="mod+Enter" onClick={onMatchAll}>
          <FormattedMessage id="reconciliation.matchAll" values={{ count: formats.count(counts.full) }} />
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        iconOnly
        aria-label={intl.formatMessage({
          id: address.oldestFirst ? 'reconciliation.sort.oldest' : 'reconciliation.sort.newest',
        })}
        onClick={() => onAddress({ sort: address.oldestFirst ? null : 'date' })}
      >
        <ArrowDownUp className="i" aria-hidden />
      </Button>
    </div>
  )
}
