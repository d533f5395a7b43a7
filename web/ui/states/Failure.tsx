import { RotateCw, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { RequestFailed, codes } from '../../relay/operation.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { NoPermission, NoRecord } from './ListStates.tsx'
import { isPassing, useAutoRetry } from './useAutoRetry.ts'

/** The error, with the request's id for support and a retry button; retries automatically while the server is unavailable. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  useAutoRetry(error, onRetry)
  if (error instanceof RequestFailed && error.code === codes.forbidden) return <NoPermission />
  if (error instanceof RequestFailed && error.code === codes.notFound) return <NoRecord />
  const requestId = error instanceof RequestFailed ? error.requestId : null
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert className="i" aria-hidden />}
        title={<FailureTitle error={error} />}
        action={
          onRetry ? (
            <Button icon={<RotateCw className="i" aria-hidden />} onClick={onRetry}>
              <FormattedMessage id="action.retry" />
            </Button>
          ) : null
        }
      >
        {isPassing(error) && onRetry ? (
          <FormattedMessage id="error.retrying" />
        ) : requestId ? (
          <FormattedMessage id="error.requestId" values={{ id: requestId }} />
        ) : null}
      </EmptyState>
    </div>
  )
}

function FailureTitle({ error }: { error: unknown }) {
  if (error instanceof RequestFailed && error.message) return error.message
  if (error instanceof RequestFailed && error.code === null) return <FormattedMessage id="request.unreachable" />
  return <FormattedMessage id="error.server" />
}
