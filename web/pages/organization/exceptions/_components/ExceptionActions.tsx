import { Button } from '../../../../ui/Button.tsx'
import { FormattedMessage } from 'react-intl'
import { allAllow } from '../../../../ui/list/allAllow.ts'
import type { ExceptionActing } from '../_lib/useExceptionActing.tsx'

type Actable = { readonly id: string; readonly allowedActions: readonly string[] }

const buttons: readonly { action: ExceptionActing; primary?: true }[] = [
  { action: 'REOPEN' },
  { action: 'ASSIGN' },
  { action: 'START' },
  { action: 'RESOLVE', primary: true },
]

type ExceptionActionsProps = {
  exceptions: readonly Actable[]
  act: (action: ExceptionActing, ids: readonly string[]) => void
  disabled: boolean
}

/** Actions that all of these exceptions allow the viewer. */
export function ExceptionActions({ exceptions, act, disabled }: ExceptionActionsProps) {
  return buttons
    .filter(({ action }) => allAllow(exceptions, action))
    .map(({ action, primary }) => (
      <Button
        key={action}
        size="sm"
        variant={primary ? 'primary' : 'default'}
        disabled={disabled}
        onClick={() =>
          act(
            action,
            exceptions.map(({ id }) => id),
          )
        }
      >
        <FormattedMessage id={`exceptions.${action}`} />
      </Button>
    ))
}
