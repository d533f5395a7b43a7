import { CircleCheck, CircleX, Copy, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '../../../i18n/format.ts'
import { firstTile, type ImportCounts, type Tile } from '../_lib/importCounts.ts'

const sections: readonly { id: Tile; icon: ReactNode; count: (counts: ImportCounts) => number; isOptional?: true }[] = [
  { id: 'ERROR', icon: <CircleX className="i tone-bad" aria-hidden />, count: counts => counts.errors },
  {
    id: 'WARNING',
    icon: <TriangleAlert className="i tone-warn" aria-hidden />,
    count: counts => counts.warnings,
    isOptional: true,
  },
  { id: 'DUPLICATE', icon: <Copy className="i" aria-hidden />, count: counts => counts.duplicates },
  { id: 'READY', icon: <CircleCheck className="i tone-ok" aria-hidden />, count: counts => counts.ready },
]

type CheckTilesProps = {
  counts: ImportCounts
  /** Number of changes made to the file. */
  changes: number
  /** Duplicates in statements are skipped automatically; those of other records are among the errors to fix. */
  of?: 'STATEMENT' | 'RECORDS'
  /** Further tiles. */
  children?: ReactNode
}

/** The counts of a checked file; each links to its rows below. */
export function CheckTiles({ counts, changes, of = 'STATEMENT', children }: CheckTilesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const first = firstTile(counts)
  return (
    <div className="import-tiles" role="group" aria-label={formatMessage({ id: 'import.counts' })}>
      {sections.map(({ id, icon, count, isOptional }) =>
        isOptional && count(counts) === 0 ? null : (
          <button
            key={id}
            type="button"
            className={id === first ? 'card import-tile on' : 'card import-tile'}
            disabled={count(counts) === 0}
            onClick={() => showSection(of === 'RECORDS' && id === 'DUPLICATE' ? 'ERROR' : id)}
          >
            <span className="row t13">
              {icon}
              <FormattedMessage id={id === 'ERROR' || id === 'WARNING' ? `import.check.${id}` : `import.tile.${id}`} />
            </span>
            <span className="figure num">{formats.count(count(counts))}</span>
            <span className="t12 muted">
              {id === 'ERROR' && changes > 0 ? (
                <FormattedMessage id="import.check.changed" values={{ count: changes }} />
              ) : (
                <FormattedMessage
                  id={
                    of === 'RECORDS' && id === 'DUPLICATE' ? 'import.check.DUPLICATE.toSkip' : `import.check.${id}.note`
                  }
                />
              )}
            </span>
          </button>
        ),
      )}
      {children}
    </div>
  )
}

function showSection(id: Tile) {
  const section = document.getElementById(`section-${id}`)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('[role=region]')?.focus({ preventScroll: true })
}
