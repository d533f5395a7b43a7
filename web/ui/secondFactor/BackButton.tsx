import { FormattedMessage } from 'react-intl'
import { Button } from '../Button.tsx'

/** Back to the choice of a method; empty where there was no choice. */
export function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  if (onBack === undefined) return null
  return (
    <Button variant="ghost" onClick={onBack}>
      <FormattedMessage id="action.back" />
    </Button>
  )
}
