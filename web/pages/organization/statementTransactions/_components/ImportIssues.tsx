import { useEffect, useTransition } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { DuplicateRow_issue$key } from '../../../../__generated__/DuplicateRow_issue.graphql.ts'
import type { ImportIssues_import$key } from '../../../../__generated__/ImportIssues_import.graphql.ts'
import type { ImportIssuesRefetchQuery } from '../../../../__generated__/ImportIssuesRefetchQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ImportIssuesCard } from '../../_components/ImportIssuesCard.tsx'
import type { IssueSeverity } from '../../_components/ImportTiles.tsx'
import { type Issue, type IssueMender, RejectedValue } from '../../_components/IssueTable.tsx'
import type { Mending } from '../_lib/mending.ts'
import { DuplicateTwin, KeepRow } from './DuplicateRow.tsx'
import { IssueAction, MendedValue } from './IssueMending.tsx'

const MORE = 100

type ImportIssuesProps = {
  importKey: ImportIssues_import$key
  /** Changed since the file was checked. */
  since: Mending
  onChange: (since: Mending) => void
  severity: IssueSeverity
  annotatedFileUrl: string | null
}

/** Row, column, rejected value and reason of each issue of one severity. */
export function ImportIssues({ importKey, severity, annotatedFileUrl, since, onChange }: ImportIssuesProps) {
  const formats = useFormats()
  const [isRefetching, startTransition] = useTransition()
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ImportIssuesRefetchQuery,
    ImportIssues_import$key
  >(
    graphql`
      fragment ImportIssues_import on StatementImport
      @refetchable(queryName: "ImportIssuesRefetchQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        severity: { type: "ImportIssueSeverity" }
      )
      @throwOnFieldError {
        hasCells
        allowedActions
        issues(first: $first, after: $after, severity: $severity)
          @connection(key: "ImportIssues_issues", filters: ["severity"]) {
          totalCount
          edges {
            node {
              severity
              row
              column
              value
              code
              message
              ...DuplicateRow_issue
            }
          }
        }
      }
    `,
    importKey,
  )
  useEffect(() => {
    startTransition(() => {
      refetch({ severity, first: 50 }, { fetchPolicy: 'store-or-network' })
    })
  }, [refetch, severity])

  const { hasCells, allowedActions } = data
  const { edges, totalCount } = data.issues
  // Until the refetch is here, what the first query brought of this severity is already true.
  const issues = edges.map(({ node }) => node).filter(issue => issue.severity === severity)
  const canMend = allowedActions.includes('MEND')
  const mender =
    severity === 'DUPLICATE'
      ? duplicateMender(canMend, since, onChange)
      : canMend
        ? menderOf(hasCells, since, onChange)
        : undefined
  return (
    <ImportIssuesCard
      severity={severity}
      issues={issues}
      annotatedFileUrl={annotatedFileUrl}
      isBusy={isRefetching}
      mender={mender}
    >
      {hasNext ? (
        <div className="import-more">
          <Button size="sm" loading={isLoadingNext} onClick={() => loadNext(MORE)}>
            <FormattedMessage
              id="import.issues.more"
              values={{ shown: formats.count(issues.length), total: formats.count(totalCount) }}
            />
          </Button>
        </div>
      ) : null}
    </ImportIssuesCard>
  )
}

const menderOf = (hasCells: boolean, since: Mending, onChange: (since: Mending) => void): IssueMender => ({
  value: issue =>
    hasCells ? <MendedValue issue={issue} since={since} onChange={onChange} /> : <RejectedValue issue={issue} />,
  action: issue => <IssueAction issue={issue} since={since} onChange={onChange} />,
})

type ListedIssue = Issue & DuplicateRow_issue$key

/** Beside each duplicate stands what it repeats; a genuine second transaction can be stored. */
const duplicateMender = (
  canMend: boolean,
  since: Mending,
  onChange: (since: Mending) => void,
): IssueMender<ListedIssue> => ({
  value: issue => <DuplicateTwin issueKey={issue} />,
  action: ({ row }) => (canMend ? <KeepRow row={row} since={since} onChange={onChange} /> : null),
})
