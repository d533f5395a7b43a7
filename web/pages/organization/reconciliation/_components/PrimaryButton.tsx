import { FormattedMessage } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import type { differenceOf } from '../_lib/difference.ts'

type PrimaryButtonProps = {
  outcome: ReturnType<typeof differenceOf>['outcome']
  lineCount: number
  isBusy: boolean
  canCreate: boolean
  act: () => void
}

/** The next action; its label says what it does. */
export function PrimaryButton({ outcome, lineCount, isBusy, canCreate, act }: PrimaryButtonProps) {
  const names = {
    FULL: lineCount > 1 ? 'reconciliation.action.matchCount' : 'reconciliation.action.match',
    PARTIAL: 'reconciliation.action.partially',
    NOTHING_PICKED: canCreate ? 'reconciliation.action.create' : 'reconciliation.action.match',
    REFUSED: 'reconciliation.action.match',
  } as const
  const name = names[outcome]
  const isOff = outcome === 'REFUSED' || (outcome === 'NOTHING_PICKED' && !canCreate)
  return (
    <Button
      size="lg"
      variant="primary"
      hint="Enter"
      onClick={act}
      loading={isBusy}
      disabled={isOff || isBusy}
      data-primary
    >
      <FormattedMessage id={name} values={{ count: lineCount }} />
    </Button>
  )
}
