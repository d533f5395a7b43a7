import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
// oxlint-disable-next-line no-restricted-imports -- asked for after the result, which does not wait for it
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { ImportMatchesQuery } from '../../../../__generated__/ImportMatchesQuery.graphql.ts'
import type { ImportMatchesSubscription } from '../../../../__generated__/ImportMatchesSubscription.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts'
import { useReadAgain } from '../../../../relay/useReadAgain.ts'
import { useSettled } from '../../../../relay/useSettled.ts'
import { LinkButton } from '../../../../ui/Button.tsx'

/** Several changes in a row are one reading. */
const SETTLE_MS = 300

const QUERY = graphql`
  query ImportMatchesQuery($import: ID!) @throwOnFieldError {
    organization {
      all: statementTransactions(first: 1, filter: { importId: $import }) {
        totalCount
      }
      reconciled: statementTransactions(
        first: 1
        filter: { importId: $import, status: [RECONCILED, PARTIALLY_RECONCILED, ARCHIVED] }
      ) {
        totalCount
      }
      full: statementTransactions(
        first: 1
        filter: { importId: $import, status: [UNRECONCILED], matchResult: FULL_MATCH }
      ) {
        totalCount
      }
      partial: statementTransactions(
        first: 1
        filter: { importId: $import, status: [UNRECONCILED], matchResult: PARTIAL_MATCH }
      ) {
        totalCount
      }
      none: statementTransactions(
        first: 1
        filter: { importId: $import, status: [UNRECONCILED], matchResult: NO_MATCH }
      ) {
        totalCount
      }
    }
  }
`

type ImportMatchesProps = {
  importId: string
  accountId: string
  /** Days of the file, so that the workspace shows its lines. */
  from: string | null | undefined
  to: string | null | undefined
}

/** What the stored lines match, live: they are analyzed by themselves. */
export default function ImportMatches({ importId, accountId, from, to }: ImportMatchesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const { organization } = useLazyLoadQuery<ImportMatchesQuery>(
    QUERY,
    { import: importId },
    { fetchPolicy: 'store-and-network' },
  )
  const readAgain = useReadAgain<ImportMatchesQuery>(QUERY)
  const settled = useSettled(() => readAgain({ import: importId }), SETTLE_MS)
  const config = useMemo(
    () => ({
      subscription: graphql`
        subscription ImportMatchesSubscription($account: ID!) {
          reconciliationChanged(bankAccountId: $account) {
            kind
          }
        }
      `,
      variables: { account: accountId },
      onNext: settled,
    }),
    [accountId, settled],
  )
  useLiveSubscription<ImportMatchesSubscription>(config, settled)

  const { all, reconciled, full, partial, none } = organization
  const known = [
    { id: 'RECONCILED', count: reconciled.totalCount, match: null },
    { id: 'FULL_MATCH', count: full.totalCount, match: 'FULL_MATCH' },
    { id: 'PARTIAL_MATCH', count: partial.totalCount, match: 'PARTIAL_MATCH' },
    { id: 'NO_MATCH', count: none.totalCount, match: 'NO_MATCH' },
  ]
  const open = all.totalCount - known.reduce((sum, { count }) => sum + count, 0)
  const address = (match: string | null) => {
    const search = new URLSearchParams({ tab: match === null ? 'reconciled' : 'unreconciled', account: accountId })
    if (from && to) {
      search.set('from', from)
      search.set('to', to)
    }
    if (match !== null) search.set('match', match)
    return `/reconciliation?${search}`
  }
  return (
    <section className="card" aria-labelledby="import-matches">
      <div className="card-h">
        <h2 id="import-matches">
          <FormattedMessage id="statements.result.matches" />
        </h2>
        <span className="end t12 muted" role="status">
          {open > 0 ? (
            <FormattedMessage id="statements.result.analyzing" values={{ count: open }} />
          ) : (
            <FormattedMessage id="statements.result.analyzed" />
          )}
        </span>
      </div>
      <div className="card-b">
        <div className="match-bar" aria-hidden>
          {known.map(({ id, count }) =>
            count > 0 ? <span key={id} className={`of-${id}`} style={{ flexGrow: count }} /> : null,
          )}
          {open > 0 ? <span className="of-OPEN" style={{ flexGrow: open }} /> : null}
        </div>
        <ul className="match-list">
          {known.map(({ id, count, match }) => (
            <li key={id}>
              <span className={`match-dot of-${id}`} aria-hidden />
              <span className="grow">
                <span className="t13">
                  <FormattedMessage id={`statements.result.${id}`} />
                </span>
                <span className="t12 muted">
                  <FormattedMessage id={`statements.result.${id}.note`} />
                </span>
              </span>
              <b className="num">{formats.count(count)}</b>
              <span className="match-act">
                {count > 0 ? (
                  <LinkButton
                    size="sm"
                    to={address(match)}
                    aria-label={formatMessage(
                      { id: 'statements.result.review.of' },
                      { what: formatMessage({ id: `statements.result.${id}` }) },
                    )}
                  >
                    <FormattedMessage id="statements.result.review" />
                  </LinkButton>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
