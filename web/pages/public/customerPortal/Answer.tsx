import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Answered } from './_lib/useAnswer.ts'

type AnswerProps<Value> = {
  answered: Answered<Value>
  onRetry: () => void
  children: (value: Value) => ReactNode
}

/** Shows the loaded data, a placeholder while it is loading, or the failure. */
export function Answer<Value>({ answered, onRetry, children }: AnswerProps<Value>) {
  if (answered.state === 'READY') return children(answered.value)
  if (answered.state === 'FAILED')
    return (
      <div className="portal-failed" role="alert">
        <p>{answered.message || <FormattedMessage id="request.unreachable" />}</p>
        <button type="button" className="btn" onClick={onRetry}>
          <FormattedMessage id="action.retry" />
        </button>
      </div>
    )
  return (
    <div className="portal-loading" role="status">
      <span className="sr">
        <FormattedMessage id="portal.loading" />
      </span>
      {[0, 1, 2, 3].map(row => (
        <div key={row} className="portal-bone" aria-hidden />
      ))}
    </div>
  )
}
