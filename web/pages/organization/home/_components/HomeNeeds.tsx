import { CircleCheck, TriangleAlert } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { type PreloadedQuery, graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { HomeNeeds_organization$key } from '../../../../__generated__/HomeNeeds_organization.graphql.ts'
import type { HomeNeedsQuery } from '../../../../__generated__/HomeNeedsQuery.graphql.ts'
import { RequestFailed } from '../../../../relay/operation.ts'
import { usePlace } from '../../../../shell/permissions.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/states/EmptyState.tsx'
import { useAutoRetry } from '../../../../ui/states/useAutoRetry.ts'
import { needsOf } from '../_lib/needs.ts'
import { NeedItem } from './NeedItem.tsx'

type HomeNeedsProps = { query: PreloadedQuery<HomeNeedsQuery>; onRetry: () => void }

/**
 * Everything that needs the viewer in one list, the most urgent first. A part that could not be loaded says so without hiding the others.
 */
export function HomeNeeds({ query, onRetry }: HomeNeedsProps) {
  const { organization } = usePreloadedQuery<HomeNeedsQuery>(
    graphql`
      query HomeNeedsQuery($until: Date!) @preloadable {
        organization {
          ...HomeNeeds_organization
        }
      }
    `,
    query,
  )
  const read = useFragment<HomeNeeds_organization$key>(
    graphql`
      fragment HomeNeeds_organization on Organization {
        approvalQueue(first: 1, tab: INBOX) {
          totalCount
          totals {
            amount
            currency
          }
        }
        exceptionCounts {
          open
          inProgress
        }
        oldest: exceptions(first: 1, filter: { status: [OPEN, IN_PROGRESS] }) {
          edges {
            node {
              since
            }
          }
        }
        stale: exceptions(first: 3, filter: { status: [OPEN, IN_PROGRESS], type: [STALE_CONNECTION] }) {
          edges {
            node {
              since
              bankAccount {
                uuid
                accountNumber
                connectionType
                bank {
                  name
                }
                balance {
                  asOf
                }
              }
            }
          }
        }
        bankAccounts(first: 200, sort: { field: ALIAS, direction: ASC }) {
          edges {
            node {
              unreconciledCount
              bank {
                name
              }
            }
          }
        }
        statementImports(first: 5, filter: { status: [FAILED, HAS_ERRORS, HAS_WARNINGS, READY] }) {
          edges {
            node {
              uuid
              status
              fileName
              failureReason
              counts {
                errors
                warnings
                ready
              }
              bankAccount {
                alias
              }
            }
          }
        }
        deposits(
          first: 1
          filter: { status: [ACTIVE], matures: { to: $until } }
          sort: { field: MATURES_ON, direction: ASC }
        ) {
          totalCount
          totals {
            amount
            currency
          }
          edges {
            node {
              uuid
              alias
              maturesOn
              renewal
              bank {
                name
              }
              principal {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    organization,
  )
  const { permissions } = usePlace()
  const { needs, failed } = needsOf(read, permissions)
  if (needs.length === 0 && failed.length === 0)
    return (
      <EmptyState icon={<CircleCheck className="i" aria-hidden />} title={<FormattedMessage id="home.needs.none" />}>
        <FormattedMessage id="home.needs.none.text" />
      </EmptyState>
    )
  return (
    <>
      {needs.length > 0 ? (
        <ul className="home-list">
          {needs.map(need => (
            <NeedItem key={keyOf(need)} need={need} />
          ))}
        </ul>
      ) : null}
      {failed.length > 0 ? <NotRead sources={failed} onRetry={onRetry} /> : null}
    </>
  )
}

function keyOf(need: Parameters<typeof NeedItem>[0]['need']): string {
  if (need.kind === 'import') return need.file.uuid
  return need.kind === 'stale' ? need.account.uuid : need.kind
}

/** The service behind a part is unavailable: like any such failure it can be retried. */
const AWAY = new RequestFailed('', null)

function NotRead({ sources, onRetry }: { sources: ReturnType<typeof needsOf>['failed']; onRetry: () => void }) {
  useAutoRetry(AWAY, onRetry)
  return (
    <div className="home-row" role="alert">
      <span className="home-icon" aria-hidden>
        <TriangleAlert className="i" />
      </span>
      <span className="grow">
        <b>
          <FormattedMessage id="home.needs.failed" />
        </b>
        <small>
          {sources.map((source, place) => (
            <span key={source}>
              {place > 0 ? ', ' : null}
              <FormattedMessage id={`home.needs.failed.${source}`} />
            </span>
          ))}
        </small>
      </span>
      <Button size="sm" onClick={onRetry}>
        <FormattedMessage id="action.retry" />
      </Button>
    </div>
  )
}
