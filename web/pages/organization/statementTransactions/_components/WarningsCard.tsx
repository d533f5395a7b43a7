import { graphql, usePaginationFragment } from 'react-relay/hooks'
import type { WarningsCard_import$key } from '../../../../__generated__/WarningsCard_import.graphql.ts'
import type { WarningsCardPaginationQuery } from '../../../../__generated__/WarningsCardPaginationQuery.graphql.ts'
import type { FileEditsState } from '../../_lib/useCheckedEdits.ts'
import type { ReactNode } from 'react'
import { ProblemsCard } from '../../_components/ProblemsCard.tsx'

type WarningsCardProps = {
  importKey: WarningsCard_import$key
  editsState: FileEditsState
  annotatedFileUrl: string | null
  children?: ReactNode
}

/** Warnings to read before a file is stored. */
export function WarningsCard({ importKey, ...props }: WarningsCardProps) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    WarningsCardPaginationQuery,
    WarningsCard_import$key
  >(
    graphql`
      fragment WarningsCard_import on StatementImport
      @refetchable(queryName: "WarningsCardPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" })
      @throwOnFieldError {
        status
        hasCells
        counts {
          warnings
        }
        warnings: issues(first: $first, after: $after, severity: WARNING)
          @connection(key: "WarningsCard_warnings", filters: []) {
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
  const { edges, totalCount } = data.warnings
  const more = { isLoading: isLoadingNext, load: loadNext }
  const found = {
    edges,
    totalCount,
    left: data.counts.warnings,
    isChecked: data.status !== 'CHECKING',
    hasMore: hasNext,
    more,
  }
  return <ProblemsCard {...props} severity="WARNING" hasCells={data.hasCells} found={found} />
}
