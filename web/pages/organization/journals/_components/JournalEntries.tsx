import { TriangleAlert } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { JournalEntries_month$key } from '../../../../__generated__/JournalEntries_month.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { StatusMark } from '../../../../ui/StatusMark.tsx'
import { recordPath } from '../_lib/journalRecord.ts'

/** A page of entries, each with its lines; accounts without a code are marked. */
export function JournalEntries({
  monthKey,
  page,
  onPage,
}: {
  monthKey: JournalEntries_month$key
  page: number
  onPage: (page: number) => void
}) {
  const { formatMessage } = useIntl()
  const { entries, totalCount, pageSize } = useFragment(
    graphql`
      fragment JournalEntries_month on JournalMonth {
        totalCount
        pageSize
        entries {
          kind
          recordUuid
          number
          party
          day
          currency
          state
          lines {
            account {
              key
              code
              name
            }
            debit {
              amount
              currency
            }
            credit {
              amount
              currency
            }
          }
        }
      }
    `,
    monthKey,
  )
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, totalCount)
  return (
    <>
      <div className="journals-scroll">
        <table className="journals-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="journals.entry" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="journals.debit" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="journals.credit" />
              </th>
            </tr>
          </thead>
          {entries.map(({ kind, recordUuid, number, party, day, currency, state, lines }) => {
            const path = recordPath({ kind, recordUuid })
            const name = number ?? formatMessage({ id: `journals.kind.${kind}` })
            return (
              <tbody key={`${day} ${kind} ${recordUuid}`}>
                <tr className="journals-head">
                  <th scope="rowgroup" colSpan={3}>
                    {path === null ? (
                      name
                    ) : (
                      <Link className="link" to={path}>
                        {name}
                      </Link>
                    )}
                    <span className="muted">
                      {' '}
                      <DateText value={day} /> · <FormattedMessage id={`journals.kind.${kind}`} />
                      {party == null ? null : ` · ${party}`}
                      {currency === 'IDR' ? null : ` · ${currency}`}
                    </span>
                    {state === 'CHANGED' ? (
                      <StatusMark kind="needsAction">
                        <FormattedMessage id="journals.state.CHANGED" />
                      </StatusMark>
                    ) : null}
                  </th>
                </tr>
                {lines.map(({ account, debit, credit }) => (
                  <tr key={account.key} className={account.code == null ? 'journals-unmapped' : undefined}>
                    <td>
                      {account.code == null ? (
                        <span className="row">
                          <TriangleAlert className="i i-12" aria-hidden />
                          <FormattedMessage id="journals.noAccount" values={{ name: account.name }} />
                        </span>
                      ) : (
                        <>
                          <span className="tab-num">{account.code}</span> {account.name}
                        </>
                      )}
                    </td>
                    <td className="num">{debit ? <Money value={debit} /> : null}</td>
                    <td className="num">{credit ? <Money value={credit} /> : null}</td>
                  </tr>
                ))}
              </tbody>
            )
          })}
        </table>
      </div>
      {totalCount > pageSize ? (
        <nav className="card-b row between" aria-label={formatMessage({ id: 'journals.pages' })}>
          <span className="muted t13">
            <FormattedMessage id="journals.range" values={{ first, last, all: totalCount }} />
          </span>
          <span className="row">
            <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
              <FormattedMessage id="journals.previous" />
            </Button>
            <Button size="sm" disabled={last >= totalCount} onClick={() => onPage(page + 1)}>
              <FormattedMessage id="journals.next" />
            </Button>
          </span>
        </nav>
      ) : null}
    </>
  )
}
