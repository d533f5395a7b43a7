import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type {
  ExceptionDrawer_exception$data,
  ExceptionDrawer_exception$key,
} from '../../../../__generated__/ExceptionDrawer_exception.graphql.ts'
import type { ExceptionDrawerQuery } from '../../../../__generated__/ExceptionDrawerQuery.graphql.ts'
import { Button, LinkButton } from '../../../../ui/Button.tsx'
import { DateText, InstantText } from '../../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../../ui/Money.tsx'
import { Drawer } from '../../../../ui/overlay/Drawer.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { CommentForm } from './CommentForm.tsx'
import { ExceptionStatusMark } from './ExceptionStatusMark.tsx'
import '../exceptions.css'

type Shown = ExceptionDrawer_exception$data

type ExceptionDrawerProps = {
  uuid: string
  onClose: () => void
  /** What can be done with it as it is now: in the list it may stand as it was, or no longer. */
  actions: (exception: Pick<Shown, 'id' | 'allowedActions'>) => ReactNode
}

/** One exception: its facts, the record that it is about, what colleagues said, and what can be done. */
export function ExceptionDrawer({ uuid, onClose, actions }: ExceptionDrawerProps) {
  const { formatMessage } = useIntl()
  const { organization } = useQueryOfSelection<ExceptionDrawerQuery>(
    graphql`
      query ExceptionDrawerQuery($uuid: UUID!) @throwOnFieldError {
        organization {
          exception(uuid: $uuid) {
            ...ExceptionDrawer_exception
          }
        }
      }
    `,
    { uuid },
    { fetchPolicy: 'store-and-network' },
  )
  const exception = useFragment<ExceptionDrawer_exception$key>(
    graphql`
      fragment ExceptionDrawer_exception on Exception @throwOnFieldError {
        id
        type
        status
        label
        since
        resolution
        resolutionNote
        resolvedAt
        allowedActions
        amount {
          amount
          currency
        }
        assignee {
          fullName
        }
        resolvedBy {
          fullName
        }
        bankAccount {
          uuid
          alias
        }
        statementTransaction {
          description
        }
        expectedTransaction {
          number
        }
        payment {
          uuid
          kind
          number
        }
        bill {
          uuid
          number
        }
        subjectType
        comments {
          uuid
          text
          createdAt
          authorName
        }
      }
    `,
    organization.exception ?? null,
  )
  if (!exception) return null
  const { type, status, label, since, amount, assignee, bankAccount, comments } = exception
  const title = formatMessage({ id: `exceptions.type.${type}` })
  return (
    <Drawer open onClose={onClose} side="end" label={title}>
      <div className="exception-head">
        <div className="grow">
          <p className="t12 muted">{title}</p>
          <h2>{label}</h2>
        </div>
        <Button variant="ghost" size="sm" iconOnly aria-label={formatMessage({ id: 'action.close' })} onClick={onClose}>
          <X className="i" aria-hidden />
        </Button>
      </div>
      <p className="t13 muted exception-why">
        <FormattedMessage id={`exceptions.why.${type}`} />
      </p>
      <dl className="dl exception-facts">
        <Fact label="exceptions.status">
          <ExceptionStatusMark status={status} />
        </Fact>
        <Fact label="exceptions.since">
          <DateText value={since} year="always" />
        </Fact>
        {amount ? (
          <Fact label="exceptions.amount">
            <ForeignMoney value={amount} />
          </Fact>
        ) : null}
        {bankAccount ? <Fact label="exceptions.account">{bankAccount.alias}</Fact> : null}
        <Fact label="exceptions.assignee">{assignee?.fullName ?? <FormattedMessage id="exceptions.nobody" />}</Fact>
        <Subject exception={exception} />
        {exception.resolution ? <Resolution exception={exception} /> : null}
      </dl>
      <div className="exception-actions">
        <DirectAction exception={exception} />
        {actions(exception)}
      </div>
      <section className="exception-comments">
        <h3>
          <FormattedMessage id="exceptions.comments" />
        </h3>
        {comments.length === 0 ? (
          <p className="t13 muted">
            <FormattedMessage id="exceptions.comments.none" />
          </p>
        ) : (
          <ol>
            {comments.map(comment => (
              <li key={comment.uuid}>
                <p className="t12 muted">
                  {comment.authorName ?? <FormattedMessage id="exceptions.program" />} ·{' '}
                  <InstantText value={comment.createdAt} />
                </p>
                <p>{comment.text}</p>
              </li>
            ))}
          </ol>
        )}
        {exception.allowedActions.includes('COMMENT') ? <CommentForm exceptionId={exception.id} /> : null}
      </section>
    </Drawer>
  )
}

/** Where its cause is put right, while there is one. */
function DirectAction({ exception: { status, type, subjectType } }: { exception: Shown }) {
  if (status === 'RESOLVED') return null
  if (subjectType === 'STATEMENT_TRANSACTION' || subjectType === 'EXPECTED_TRANSACTION')
    return (
      <LinkButton size="sm" to="/reconciliation">
        <FormattedMessage id="exceptions.match" />
      </LinkButton>
    )
  if (type === 'STALE_CONNECTION' && subjectType === 'BANK_ACCOUNT')
    return (
      <LinkButton size="sm" to="/statement-transactions/create">
        <FormattedMessage id="exceptions.openImport" />
      </LinkButton>
    )
  return null
}

/** Who settled it and how, or that nobody had to. */
function Resolution({ exception }: { exception: Shown }) {
  const { resolution, resolutionNote, resolvedAt, resolvedBy } = exception
  return (
    <Fact label="exceptions.resolution">
      {resolution === 'BY_SYSTEM' ? (
        <FormattedMessage id="exceptions.bySystem" />
      ) : (
        <>
          {resolutionNote}
          <br />
          <span className="muted">{resolvedBy?.fullName}</span>
        </>
      )}
      {resolvedAt ? (
        <span className="muted">
          {' '}
          <InstantText value={resolvedAt} />
        </span>
      ) : null}
    </Fact>
  )
}

/** The record that it is about, where it can be seen. */
function Subject({ exception }: { exception: Shown }) {
  const { type, bankAccount, statementTransaction, expectedTransaction, payment, bill } = exception
  const link = (to: string, text: string) => (
    <Fact label="exceptions.record">
      <Link className="link" to={to}>
        {text}
      </Link>
    </Fact>
  )
  if (payment) return link(`/${payment.kind === 'PAYMENT' ? 'payments' : 'transfers'}/${payment.uuid}`, payment.number)
  if (bill) return link(`/bills/${bill.uuid}`, bill.number)
  if (expectedTransaction)
    return link(`/expected-transactions?q=${expectedTransaction.number}`, expectedTransaction.number)
  if (statementTransaction) {
    const { description } = statementTransaction
    return link(`/statement-transactions?q=${encodeURIComponent(description)}`, description)
  }
  if (type === 'STALE_CONNECTION' && bankAccount) return link(`/bank-accounts/${bankAccount.uuid}`, exception.label)
  return null
}
