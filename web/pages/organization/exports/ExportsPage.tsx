import { FileDown } from 'lucide-react'
import { startTransition } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery, useRefetchableFragment } from 'react-relay/hooks'
import type { ExportsPage_exports$key } from '../../../__generated__/ExportsPage_exports.graphql.ts'
import type { ExportsPageAgainQuery } from '../../../__generated__/ExportsPageAgainQuery.graphql.ts'
import type { ExportsPageQuery } from '../../../__generated__/ExportsPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadOnReturn } from '../../../ui/list/useReadOnReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ExportRow } from './_components/ExportRow.tsx'
import './exports.css'

const heads = ['file', 'status', 'asked', 'expires'] as const

/** The user's exports, the newest first. */
export function ExportsPage({ queries }: PageProps<{ page: ExportsPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<ExportsPageQuery>(
    graphql`
      query ExportsPageQuery @preloadable @throwOnFieldError {
        organization {
          ...ExportsPage_exports
        }
      }
    `,
    queries.page,
  )
  const [{ exports }, refetch] = useRefetchableFragment<ExportsPageAgainQuery, ExportsPage_exports$key>(
    graphql`
      fragment ExportsPage_exports on Organization @refetchable(queryName: "ExportsPageAgainQuery") @throwOnFieldError {
        exports {
          id
          ...ExportRow_export
        }
      }
    `,
    organization,
  )
  useReadOnReturn(() => startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' })))
  return (
    <Page title={formatMessage({ id: 'exports.title' })}>
      {exports.length === 0 ? (
        <EmptyState icon={<FileDown className="i" aria-hidden />} title={<FormattedMessage id="exports.none" />}>
          <FormattedMessage id="exports.none.why" />
        </EmptyState>
      ) : (
        <div className="page">
          <section className="card exports-card">
            <table>
              <thead>
                <tr>
                  {heads.map(head => (
                    <th key={head} scope="col">
                      <FormattedMessage id={`exports.${head}`} />
                    </th>
                  ))}
                  <th scope="col">
                    <span className="sr">
                      <FormattedMessage id="exports.actions" />
                    </span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {exports.map(each => (
                  <ExportRow key={each.id} exportKey={each} />
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
    </Page>
  )
}
