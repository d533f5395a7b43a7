import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import type { ImportCounts } from '../_lib/importCounts.ts'

type ImportDockProps = {
  counts: ImportCounts
  canImport: boolean
  isWorking: boolean
  /** Why the checked file could not be imported. */
  problem?: string | null
  /** Retries after the problem. */
  onRetry?: (() => void) | undefined
  /** Label of the checkbox that is required before rows with warnings are stored. */
  warningsTick?: string | undefined
  onAgain: () => void
  onImport: () => void
}

/** Below a checked file: back to another file, or store the ready rows, and why that is impossible. */
export function ImportDock({ counts, problem, warningsTick, onRetry, ...props }: ImportDockProps) {
  const { isWorking, onAgain, onImport } = props
  const { formatMessage } = useIntl()
  const [isTicked, setTicked] = useState(false)
  const asks = warningsTick !== undefined && props.canImport && counts.warnings > 0
  const canImport = props.canImport && (!asks || isTicked)
  const label = formatMessage({ id: 'import.importRows' }, { count: counts.ready })
  useShortcuts([{ keys: '$mod+Enter', label, run: () => canImport && onImport() }])
  return (
    <div className="dock">
      <Button onClick={onAgain}>
        <FormattedMessage id="action.back" />
      </Button>
      <span className="t13 dock-why" role="status">
        {problem ?? <WhyNot counts={counts} />}
      </span>
      {onRetry ? (
        <Button size="sm" onClick={onRetry}>
          <FormattedMessage id="action.retry" />
        </Button>
      ) : null}
      {asks ? (
        <label className="row t13">
          <Checkbox checked={isTicked} onChange={event => setTicked(event.target.checked)} />
          {warningsTick}
        </label>
      ) : null}
      <Button variant="primary" size="lg" hint="mod+Enter" disabled={!canImport} loading={isWorking} onClick={onImport}>
        {label}
      </Button>
    </div>
  )
}

function WhyNot({ counts }: { counts: ImportCounts }) {
  if (counts.errors > 0) return <FormattedMessage id="import.errorsLeft" values={{ count: counts.errors }} />
  if (counts.ready === 0) return <FormattedMessage id="import.allDuplicates" />
  return <FormattedMessage id="import.nothingStored" />
}
