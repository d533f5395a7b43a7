import { useIntl } from 'react-intl'
import { Button } from '../../../../../ui/Button.tsx'
import { useShortcuts } from '../../../../../ui/keyboard/shortcuts.ts'

type CheckDockProps = {
  canCheck: boolean
  /** The number of rows with errors in the last check, while the rows are unchanged. */
  errors: number
  problem: string | null
  isWorking: boolean
  onCheck: () => void
}

/** Below rows that are not checked or have errors: starts a check. */
export function CheckDock({ canCheck, errors, problem, isWorking, onCheck }: CheckDockProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'paymentImport.check' })
  useShortcuts([{ keys: '$mod+Enter', label, run: () => canCheck && !isWorking && onCheck() }])
  return (
    <div className="dock">
      <span className="t13 dock-why" role="status">
        {problem ??
          formatMessage({ id: errors > 0 ? 'paymentImport.errorsLeft' : 'import.nothingStored' }, { count: errors })}
      </span>
      <Button variant="primary" size="lg" hint="mod+Enter" disabled={!canCheck} loading={isWorking} onClick={onCheck}>
        {label}
      </Button>
    </div>
  )
}
