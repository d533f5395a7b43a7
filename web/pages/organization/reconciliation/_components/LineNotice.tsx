import { FormattedMessage } from 'react-intl'
import { Link, useLocation } from 'react-router'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import type { Taken } from '../_lib/workspaceState.ts'
import { withParameters } from '../_lib/address.ts'
import type { Line } from './LineRow.tsx'

/** Says in place why the line can't be matched any more: a colleague was faster, or it was done before. */
export function LineNotice({ line, taken, onNext }: { line: Line; taken: Taken | null; onNext: () => void }) {
  const formats = useFormats()
  const { search } = useLocation()
  if (taken === null && line.status !== 'RECONCILED' && line.status !== 'ARCHIVED') return null
  const history = withParameters(new URLSearchParams(search), { tab: 'reconciled', match: null, q: null })
  return (
    <div className="note info line-notice" role="status">
      <span className="grow">
        {taken !== null ? (
          <FormattedMessage
            id={taken.by === null ? 'reconciliation.line.taken' : 'reconciliation.line.takenBy'}
            values={{ name: taken.by ?? '', time: formats.time(taken.at) }}
          />
        ) : (
          <FormattedMessage
            id={line.status === 'ARCHIVED' ? 'reconciliation.line.archived' : 'reconciliation.line.done'}
          />
        )}
      </span>
      {line.status === 'RECONCILED' ? (
        <Link className="link" to={{ search: history.toString() }}>
          <FormattedMessage id="reconciliation.line.showHistory" />
        </Link>
      ) : null}
      <Button size="sm" onClick={onNext}>
        <FormattedMessage id="reconciliation.conflict.next" />
      </Button>
    </div>
  )
}
