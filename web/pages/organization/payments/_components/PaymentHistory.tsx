import { Cog, Landmark, ShieldCheck, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  PaymentHistory_organization$data,
  PaymentHistory_organization$key,
} from '../../../../__generated__/PaymentHistory_organization.graphql.ts'
import type {
  PaymentHistory_payment$data,
  PaymentHistory_payment$key,
} from '../../../../__generated__/PaymentHistory_payment.graphql.ts'
import { initialsOf } from '../../../../shell/initials.ts'
import { InstantText } from '../../../../ui/DateText.tsx'
import { useActivityWords } from '../../log/_lib/useActivityWords.ts'

type PaymentHistoryProps = {
  paymentKey: PaymentHistory_payment$key
  organizationKey: PaymentHistory_organization$key
}

/** The history, newest first: approvals with their factor, changes before and after, and orders to the bank. */
export function PaymentHistory({ paymentKey, organizationKey }: PaymentHistoryProps) {
  const payment = useFragment(
    graphql`
      fragment PaymentHistory_payment on Payment @throwOnFieldError {
        approvals {
          uuid
          approvedAt
          factor
          voidedAt
          approver {
            fullName
          }
        }
        attempts {
          uuid
          number
          sentAt
          reference
        }
        from {
          bank {
            name
          }
        }
      }
    `,
    paymentKey,
  )
  const { activity } = useFragment(
    graphql`
      fragment PaymentHistory_organization on Organization
      @argumentDefinitions(uuid: { type: "UUID!" })
      @throwOnFieldError {
        activity(first: 100, filter: { recordType: PAYMENT, recordUuid: $uuid }) {
          edges {
            node {
              id
              at
              action
              reason
              actor {
                fullName
              }
              changes {
                field
                before
                after
              }
            }
          }
        }
      }
    `,
    organizationKey,
  )
  const entries = [
    // An approval is shown from its own record, which has the factor.
    ...activity.edges
      .filter(({ node }) => node.action !== 'APPROVED')
      .map(({ node }) => ({ at: node.at, key: node.id, shown: <ActivityEntry entry={node} /> })),
    ...payment.approvals.map(approval => ({
      at: approval.approvedAt,
      key: approval.uuid,
      shown: <ApprovalEntry approval={approval} />,
    })),
    ...payment.attempts.flatMap(({ uuid, sentAt, reference, number }) =>
      sentAt
        ? [
            {
              at: sentAt,
              key: uuid,
              shown: <OrderEntry at={sentAt} {...{ reference, number }} bank={payment.from.bank.name} />,
            },
          ]
        : [],
    ),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="payments.history" />
        </h2>
      </div>
      <ol className="card-b payment-history">
        {entries.map(({ key, shown }) => (
          <li key={key}>{shown}</li>
        ))}
      </ol>
    </section>
  )
}

type EntryProps = { mark: ReactNode; title: ReactNode; at: string; children?: ReactNode }

function Entry({ mark, title, at, children }: EntryProps) {
  return (
    <>
      <span className="av" aria-hidden>
        {mark}
      </span>
      <div className="grow">
        <p>{title}</p>
        <small>
          <InstantText value={at} seconds />
        </small>
        {children}
      </div>
    </>
  )
}

type ActivityNode = PaymentHistory_organization$data['activity']['edges'][number]['node']

function ActivityEntry({ entry }: { entry: ActivityNode }) {
  const { formatMessage } = useIntl()
  const words = useActivityWords()
  const { at, action, actor, changes, reason } = entry
  const name = actor?.fullName ?? formatMessage({ id: 'payments.system' })
  // The initial values are shown among the payment's details.
  const changed = action === 'CREATED' ? [] : changes
  return (
    <Entry
      at={at}
      mark={actor ? initialsOf(actor.fullName) : <Cog className="i" />}
      title={
        <>
          <b>{name}</b> · {words.action(action)}
        </>
      }
    >
      {reason ? <q>{reason}</q> : null}
      {changed.length > 0 ? (
        <ul className="payment-changes">
          {changed.map(({ field, before, after }) => (
            <li key={field}>
              {words.field(field)}: {before ? <s>{words.values(before).join(', ')}</s> : null}
              {before && after ? ' → ' : null}
              {after ? <b>{words.values(after).join(', ')}</b> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </Entry>
  )
}

type ApprovalNode = PaymentHistory_payment$data['approvals'][number]

function ApprovalEntry({ approval }: { approval: ApprovalNode }) {
  const { formatMessage } = useIntl()
  const { approver, approvedAt, voidedAt, factor } = approval
  const name = approver?.fullName ?? ''
  return (
    <Entry
      at={approvedAt}
      mark={initialsOf(name)}
      title={<FormattedMessage id="payments.history.approved" values={{ name: <b key="n">{name}</b> }} />}
    >
      {voidedAt ? (
        <span className="badge">
          <X className="i" aria-hidden />
          {formatMessage({ id: 'payments.history.void' })}
        </span>
      ) : (
        <span className="badge ok">
          <ShieldCheck className="i" aria-hidden />
          {formatMessage({ id: `payments.factor.${factor}` })}
        </span>
      )}
    </Entry>
  )
}

function OrderEntry({ at, bank, number, reference }: { at: string; bank: string; number: number; reference: string }) {
  return (
    <Entry
      at={at}
      mark={<Landmark className="i" />}
      title={<FormattedMessage id="payments.history.sent" values={{ bank: <b key="b">{bank}</b>, number }} />}
    >
      <small className="tab-num">{reference}</small>
    </Entry>
  )
}
