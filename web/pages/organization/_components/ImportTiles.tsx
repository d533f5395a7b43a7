import { CircleCheck, CircleX, Copy, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'

export type ImportCounts = {
  readonly ready: number
  readonly warnings: number
  readonly duplicates: number
  readonly errors: number
}

export type IssueSeverity = 'ERROR' | 'WARNING' | 'DUPLICATE'
export type Tile = 'READY' | IssueSeverity

const tiles: readonly { id: Tile; icon: ReactNode; count: (counts: ImportCounts) => number }[] = [
  { id: 'READY', icon: <CircleCheck className="i tone-ok" aria-hidden />, count: counts => counts.ready },
  { id: 'WARNING', icon: <TriangleAlert className="i tone-warn" aria-hidden />, count: counts => counts.warnings },
  { id: 'DUPLICATE', icon: <Copy className="i" aria-hidden />, count: counts => counts.duplicates },
  { id: 'ERROR', icon: <CircleX className="i tone-bad" aria-hidden />, count: counts => counts.errors },
]

/** What needs attention first. */
export function firstTile(counts: ImportCounts): Tile {
  if (counts.errors > 0) return 'ERROR'
  // Nothing is left to be warned of when everything is stored already.
  if (counts.ready === 0 && counts.duplicates > 0) return 'DUPLICATE'
  if (counts.warnings > 0) return 'WARNING'
  return counts.duplicates > 0 ? 'DUPLICATE' : 'READY'
}

/** The counts of a checked file; each is also the filter of the issues beneath. */
export function ImportTiles({
  counts,
  chosen,
  onChoose,
}: {
  counts: ImportCounts
  chosen: Tile
  onChoose: (tile: Tile) => void
}) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  return (
    <div className="import-tiles" role="group" aria-label={formatMessage({ id: 'import.counts' })}>
      {tiles.map(({ id, icon, count }) => (
        <button
          key={id}
          type="button"
          className="card import-tile"
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
        >
          <span className="row t13">
            {icon}
            <FormattedMessage id={`import.tile.${id}`} />
          </span>
          <span className="figure num">{formats.count(count(counts))}</span>
          <span className="t12 muted">
            <FormattedMessage id={`import.tile.${id}.note`} />
          </span>
        </button>
      ))}
    </div>
  )
}
