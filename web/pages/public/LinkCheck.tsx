import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RequestFailed } from '../../relay/operation.ts'
import { Button } from '../../ui/Button.tsx'
import { Bar } from '../../ui/states/Skeletons.tsx'
import { Refusal } from './Refusal.tsx'

type LinkCheckProps<Found> = {
  /** Checks the link; null when it can't be used. */
  check: () => Promise<Found | null>
  /** Shown for a link that can't be used. */
  expired: ReactNode
  /** Wraps the content while it is loading, where the page has no frame yet. */
  frame?: (content: ReactNode) => ReactNode
  children: (found: Found) => ReactNode
}

/** Checks an emailed link once, and shows the corresponding content. */
export function LinkCheck<Found extends object>({
  check,
  expired,
  frame = content => content,
  children,
}: LinkCheckProps<Found>) {
  const [state, setState] = useState<'checking' | 'expired' | Found | RequestFailed>('checking')
  const asked = useRef(false)
  const latest = useRef(check)

  function ask() {
    setState('checking')
    latest.current().then(
      found => setState(found ?? 'expired'),
      (error: unknown) => setState(error instanceof RequestFailed ? error : new RequestFailed('', null)),
    )
  }
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    ask()
  }, [])

  if (state === 'checking') return frame(<Waiting />)
  if (state === 'expired') return expired
  if (state instanceof RequestFailed) return frame(<NotReached failure={state} onRetry={ask} />)
  return children(state)
}

function Waiting() {
  const { formatMessage } = useIntl()
  return (
    <div
      className="stack late"
      aria-busy="true"
      aria-label={formatMessage({ id: 'letterLink.checking' })}
      role="status"
    >
      <Bar width={240} height={36} />
      <Bar width="100%" height={40} />
      <Bar width="100%" height={40} />
    </div>
  )
}

function NotReached({ failure, onRetry }: { failure: RequestFailed; onRetry: () => void }) {
  return (
    <div className="stack">
      <Refusal>
        {failure.message || <FormattedMessage id={failure.code === null ? 'request.unreachable' : 'error.server'} />}
      </Refusal>
      <Button size="xl" block onClick={onRetry}>
        <FormattedMessage id="action.retry" />
      </Button>
    </div>
  )
}
