import { Download } from 'lucide-react'
import { useEffect, useTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { ImportIssues_import$key } from '../../../../__generated__/ImportIssues_import.graphql.ts'
import type { ImportIssuesRefetchQuery } from '../../../../__generated__/ImportIssuesRefetchQuery.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button, buttonClass } from '../../../../ui/Button.tsx'
import type { IssueSeverity } from '../../_components/ImportTiles.tsx'
import { IssueTable } from '../../_components/IssueTable.tsx'

const MORE = 100

type ImportIssuesProps = {
  importKey: ImportIssues_import$key
  severity: IssueSeverity
  annotatedFileUrl: string | null
}

/** Row, column, rejected value and reason of each issue of one severity. */
export function ImportIssues({ importKey, severity, annotatedFileUrl }: ImportIssuesProps) {
  const { formatMessage } = useIntl()
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

  const { edges, totalCount } = data.issues
  // Until the refetch is here, what the first query brought of this severity is already true.
  const issues = edges.map(({ node }) => node).filter(issue => issue.severity === severity)
  return (
    <section className="card import-issues" aria-busy={isRefetching}>
      <div className="card-h">
        <h2>
          <FormattedMessage id={`import.tile.${severity}`} />
        </h2>
        {annotatedFileUrl && severity !== 'DUPLICATE' ? (
          <span className="end">
            <a className={buttonClass({ size: 'sm' })} href={annotatedFileUrl} download>
              <Download className="i" aria-hidden />
              <FormattedMessage id="import.annotated" />
            </a>
          </span>
        ) : null}
      </div>
      <IssueTable label={formatMessage({ id: `import.tile.${severity}` })} issues={issues} />
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
    </section>
  )
}
