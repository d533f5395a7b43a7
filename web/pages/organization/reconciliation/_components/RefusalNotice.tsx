import { X } from 'lucide-react'
import type { Dispatch } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import type { WorkspaceAction, WorkspaceState } from '../_lib/workspaceState.ts'

/** An error shown where the action was tried; it stays until the next action. */
export function RefusalNotice({ state, dispatch }: { state: WorkspaceState; dispatch: Dispatch<WorkspaceAction> }) {
  const intl = useIntl()
  if (state.notice === null) return null
  return (
    <div className="note bad diff-notice" role="alert">
      <span className="grow">{state.notice.message}</span>
      <Button
        size="sm"
        variant="ghost"
        iconOnly
        aria-label={intl.formatMessage({ id: 'reconciliation.notice.dismiss' })}
        onClick={() => dispatch({ type: 'DISMISS_NOTICE' })}
      >
        <X className="i" aria-hidden />
      </Button>
    </div>
  )
}
