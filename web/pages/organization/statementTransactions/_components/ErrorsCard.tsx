import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { ErrorsCard_import$key } from '../../../../__generated__/ErrorsCard_import.graphql.ts'
import type { ErrorsCardPaginationQuery } from '../../../../__generated__/ErrorsCardPaginationQuery.graphql.ts'
import type { FileEditsState } from '../../_lib/useCheckedEdits.ts'

import { ProblemsCard } from '../../_components/ProblemsCard.tsx'

type ErrorsCardProps = {
  importKey: ErrorsCard_import$key
  editsState: FileEditsState
  annotatedFileUrl: string | null
}

/** Errors that prevent storing the file. */
export function ErrorsCard({ importKey, ...props }: ErrorsCardProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ErrorsCardPaginationQuery,
    ErrorsCard_import$key
  >(
    graphql`
      fragment ErrorsCard_import on StatementImport
      @refetchable(queryName: "ErrorsCardPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        status
        hasCells
        counts {
          errors
        }
        errors: issues(first: $first, after: $after, severity: ERROR)
          @connection(key: "ErrorsCard_errors", filters: []) {
          totalCount
          edges {
            node {
              severity
              row
              column
              value
              code
              message
              suggestion {
                value
                reason
              }
            }
          }
        }
      }
    `,
    importKey,
  )
  const { edges, totalCount } = data.errors
  const more = { isLoading: isLoadingNext, load: loadNext }
  const found = {
    edges,
    totalCount,
    left: data.counts.errors,
    isChecked: data.status !== 'CHECKING',
    hasMore: hasNext,
    more,
  }
  return <ProblemsCard {...props} severity="ERROR" hasCells={data.hasCells} found={found} />
}
