import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useLocation } from 'react-router'
import type { LineNotice_line$key } from '../../../../__generated__/LineNotice_line.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { withParameters } from '../_lib/address.ts'
import type { MatchedByOther } from '../_lib/workspaceState.ts'
import { shortName } from './personName.ts'

type LineNoticeProps = {
  line: LineNotice_line$key
  /** The colleague who matched it meanwhile. */
  taken: MatchedByOther | null
  onNext: () => void
}

/** Says in place why the line can't be matched any more: a colleague was faster, or it was matched before. */
export function LineNotice({ line: key, taken, onNext }: LineNoticeProps) {
  const { search } = useLocation()
  const { status, reconciliations } = useFragment(
    graphql`
      fragment LineNotice_line on StatementTransaction @throwOnFieldError {
        status
        reconciliations {
          id
          createdAt
          removedAt
          createdBy {
            uuid
            fullName
          }
        }
      }
    `,
    key,
  )
  if (taken === null && status !== 'RECONCILED' && status !== 'ARCHIVED') return null
  const last = reconciliations.findLast(({ removedAt }) => !removedAt)
  const done =
    last === undefined ? null : { by: last.createdBy ? shortName(last.createdBy.fullName) : null, at: last.createdAt }
  const history = withParameters(new URLSearchParams(search), { tab: 'reconciled', match: null, q: null })
  return (
    <div className="note info line-notice" role="status">
      <span className="grow">{sentence(status, taken ?? done)}</span>
      {status === 'RECONCILED' ? (
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

function sentence(status: string, taken: MatchedByOther | null): ReactNode {
  if (status === 'ARCHIVED') return <FormattedMessage id="reconciliation.line.archived" />
  return taken === null ? <FormattedMessage id="reconciliation.line.done" /> : <MatchedByOtherNotice taken={taken} />
}

/** `Siti R. matched it, 10:04`. */
export function MatchedByOtherNotice({ taken }: { taken: MatchedByOther }) {
  const formats = useFormats()
  const time = formats.time(taken.at)
  return taken.by === null ? (
    <FormattedMessage id="reconciliation.line.taken" values={{ time }} />
  ) : (
    <FormattedMessage id="reconciliation.line.takenBy" values={{ name: taken.by, time }} />
  )
}
