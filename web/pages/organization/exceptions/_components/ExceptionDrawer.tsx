import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  ExceptionDrawer_exception$data,
  ExceptionDrawer_exception$key,
} from '../../../../__generated__/ExceptionDrawer_exception.graphql.ts'
import type { ExceptionDrawerQuery } from '../../../../__generated__/ExceptionDrawerQuery.graphql.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DateText, InstantText } from '../../../../ui/DateText.tsx'
import { ForeignMoney } from '../../../../ui/Money.tsx'
import { Drawer } from '../../../../ui/overlay/Drawer.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { CommentForm } from './CommentForm.tsx'
import { ExceptionStatusMark } from './ExceptionStatusMark.tsx'
import { DirectAction, ExceptionSubject } from './ExceptionSubject.tsx'
import '../exceptions.css'

type Shown = ExceptionDrawer_exception$data

type ExceptionDrawerProps = {
  uuid: string
  onClose: () => void
  /** Actions on its current state: the list may show an older state, or not include it any more. */
  actions: (exception: Pick<Shown, 'id' | 'allowedActions'>) => ReactNode
}

/** One exception: its facts, its record, comments, and the possible actions. */
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
        subjectType
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
        comments {
          uuid
          text
          createdAt
          authorName
        }
        ...ExceptionSubject_exception
      }
    `,
    organization.exception ?? null,
  )
  if (!exception) return null
  const { type, status, label, since, amount, assignee, comments } = exception
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
        <FormattedMessage id={whyOf(exception)} />
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
        <Fact label="exceptions.assignee">{assignee?.fullName ?? <FormattedMessage id="exceptions.nobody" />}</Fact>
        <ExceptionSubject exceptionKey={exception} />
        {exception.resolution ? <Resolution exception={exception} /> : null}
      </dl>
      <div className="exception-actions">
        <DirectAction exceptionKey={exception} />
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

/** Why it was raised; reports of payment providers have their own messages. */
function whyOf({ type, subjectType }: Pick<Shown, 'type' | 'subjectType'>) {
  if (type === 'STALE_CONNECTION' && subjectType === 'PAYMENT_PROVIDER')
    return 'exceptions.why.STALE_CONNECTION.provider'
  if (type === 'AMOUNT_MISMATCH' && subjectType !== 'STATEMENT_TRANSACTION')
    return 'exceptions.why.AMOUNT_MISMATCH.provider'
  return `exceptions.why.${type}` as const
}

/** Who resolved it and how, or that it resolved automatically. */
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
