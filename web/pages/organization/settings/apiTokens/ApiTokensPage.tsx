import { KeyRound, Plus } from 'lucide-react'
import { startTransition, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePaginationFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { ApiTokensPage_list$key } from '../../../../__generated__/ApiTokensPage_list.graphql.ts'
import type { ApiTokensPage_rows$key } from '../../../../__generated__/ApiTokensPage_rows.graphql.ts'
import type { ApiTokensPageListQuery } from '../../../../__generated__/ApiTokensPageListQuery.graphql.ts'
import type { ApiTokensPageQuery } from '../../../../__generated__/ApiTokensPageQuery.graphql.ts'
import type { PageProps } from '../../../../relay/entryPoint.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useReadOnReturn } from '../../../../ui/list/useReadOnReturn.ts'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { ExportButton } from '../../_components/ExportButton.tsx'
import { TableCard } from '../frame/TableCard.tsx'
import { ApiTokenRow } from './ApiTokenRow.tsx'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'

const PAGE = 50
const columns = ['name', 'status', 'createdBy', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

/** API tokens: their creators, permissions and last use. */
export function ApiTokensPage({ queries }: PageProps<{ page: ApiTokensPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<ApiTokensPageQuery>(
    graphql`
      query ApiTokensPageQuery @preloadable @throwOnFieldError {
        organization {
          uuid
          permissions
          ...ApiTokensPage_list
        }
      }
    `,
    queries.page,
  )
  const { data, hasNext, loadNext, isLoadingNext, refetch } = usePaginationFragment<
    ApiTokensPageListQuery,
    ApiTokensPage_list$key
  >(
    graphql`
      fragment ApiTokensPage_list on Organization
      @refetchable(queryName: "ApiTokensPageListQuery")
      @throwOnFieldError
      @argumentDefinitions(first: { type: "Int", defaultValue: 50 }, after: { type: "String" }) {
        apiTokens(first: $first, after: $after) @connection(key: "ApiTokens_apiTokens") {
          edges {
            cursor
          }
          totalCount
          ...ApiTokensPage_rows
        }
      }
    `,
    organization,
  )
  const [isCreating, setCreating] = useState(false)
  // The shown data stays until the answer arrives.
  const readAgain = () => startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' }))
  useReadOnReturn(readAgain)
  const { edges } = useRows(data.apiTokens)
  const add = (
    <Button size="sm" variant="primary" icon={<Plus className="i" aria-hidden />} onClick={() => setCreating(true)}>
      <FormattedMessage id="apiTokens.create" />
    </Button>
  )
  return (
    <>
      <TableCard
        title={<FormattedMessage id="apiTokens.title" />}
        end={
          edges.length > 0 ? (
            <>
              <ExportButton
                size="sm"
                list="API_TOKENS"
                rows={{}}
                title={formatMessage({ id: 'apiTokens.title' })}
                columns={columns}
                selectedUuids={[]}
                total={data.apiTokens.totalCount}
              />
              {add}
            </>
          ) : null
        }
        heads={columns.map(column => formatMessage({ id: `apiTokens.${column}` }))}
        actions={formatMessage({ id: 'apiTokens.actions' })}
        empty={
          <EmptyState
            icon={<KeyRound className="i" aria-hidden />}
            title={<FormattedMessage id="apiTokens.none" />}
            action={add}
          >
            <FormattedMessage id="apiTokens.why" />
          </EmptyState>
        }
        more={hasNext ? { load: () => loadNext(PAGE), isLoading: isLoadingNext } : null}
      >
        {edges.map(({ node }) => (
          <ApiTokenRow key={node.id} tokenKey={node} />
        ))}
      </TableCard>
      {isCreating ? (
        <CreateTokenDialog
          own={organization.permissions}
          organizationUuid={organization.uuid}
          onMade={readAgain}
          onClose={() => setCreating(false)}
        />
      ) : null}
    </>
  )
}

/** Rows are read in a separate fragment, so that changes of the organization don't read them again. */
function useRows(key: ApiTokensPage_rows$key) {
  return useFragment(
    graphql`
      fragment ApiTokensPage_rows on ApiTokenConnection @throwOnFieldError {
        edges {
          node {
            id
            ...ApiTokenRow_token
          }
        }
      }
    `,
    key,
  )
}
