import { CircleCheck, FileWarning, FileX } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { HomeImportsQuery } from '../../../../__generated__/HomeImportsQuery.graphql.ts'
import type { HomeImports_import$key } from '../../../../__generated__/HomeImports_import.graphql.ts'
import { RecentText } from '../../../../ui/DateText.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'

/** Imports that failed, or wait for somebody to mend or confirm them. */
export function HomeImports({ query }: { query: PreloadedQuery<HomeImportsQuery> }) {
  const { organization } = usePreloadedQuery<HomeImportsQuery>(
    graphql`
      query HomeImportsQuery @preloadable @throwOnFieldError {
        organization {
          statementImports(first: 5, filter: { status: [FAILED, HAS_ERRORS, HAS_WARNINGS, READY] }) {
            edges {
              node {
                id
                ...HomeImports_import
              }
            }
          }
        }
      }
    `,
    query,
  )
  const { edges } = organization.statementImports
  if (edges.length === 0)
    return (
      <EmptyState icon={<CircleCheck className="i" aria-hidden />} title={<FormattedMessage id="home.noImports" />} />
    )
  return (
    <ul className="home-list">
      {edges.map(({ node }) => (
        <ImportRow key={node.id} importKey={node} />
      ))}
    </ul>
  )
}

/** The states that the query asks for; one may have left them since. */
const asked = ['FAILED', 'HAS_ERRORS', 'HAS_WARNINGS', 'READY'] as const
const isAsked = (status: string): status is (typeof asked)[number] => asked.some(one => one === status)

function ImportRow({ importKey }: { importKey: HomeImports_import$key }) {
  const { uuid, status, fileName, failureReason, counts, createdAt, bankAccount } = useFragment(
    graphql`
      fragment HomeImports_import on StatementImport {
        uuid
        status
        fileName
        failureReason
        createdAt
        counts {
          errors
          warnings
          ready
        }
        bankAccount {
          alias
        }
      }
    `,
    importKey,
  )
  const bad = status === 'FAILED' || status === 'HAS_ERRORS'
  const Icon = status === 'FAILED' ? FileX : FileWarning
  return (
    <li>
      <Link className="home-row" to={`/statement-transactions/create?import=${uuid}`}>
        <span className={bad ? 'home-icon bad' : 'home-icon warn'} aria-hidden>
          <Icon className="i" />
        </span>
        <span className="grow">
          <b className="trunc" title={fileName}>
            {fileName}
          </b>
          <small className="trunc">
            {failureReason ??
              (isAsked(status) ? <FormattedMessage id={`home.import.${status}`} values={counts} /> : null)}{' '}
            · {bankAccount.alias}
          </small>
        </span>
        <small className="muted">
          <RecentText value={createdAt} />
        </small>
      </Link>
    </li>
  )
}
