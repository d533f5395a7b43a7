import {
  Banknote,
  ChevronRight,
  CircleCheck,
  Coins,
  HandCoins,
  Landmark,
  ShoppingCart,
  type LucideIcon,
  ShieldQuestion,
  TriangleAlert,
  UserPen,
} from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { InvoicingNeedsQuery } from '../../../../../__generated__/InvoicingNeedsQuery.graphql.ts'
import type { Permission } from '../../../../../permissions.generated.ts'
import type { MoneyValue } from '../../../../../i18n/format.ts'
import { preload } from '../../../../../relay/hover.ts'
import { usePlace } from '../../../../../shell/permissions.tsx'
import { EmptyState } from '../../../../../ui/states/EmptyState.tsx'
import { useQueryOfSelection } from '../../../_lib/useQueryOfSelection.ts'
import { Sums } from '../Sums.tsx'
import { UnreadMessages } from './UnreadMessages.tsx'

const rows = [
  { id: 'bankAccount', to: '/settings/orders', icon: Landmark, tone: 'bad' },
  { id: 'invoices', to: '/invoices?tab=waiting_approval', icon: CircleCheck, tone: 'brand' },
  { id: 'orders', to: '/sales-order?tab=waiting', icon: ShoppingCart, tone: 'brand' },
  { id: 'changes', to: '/buyer?changes=waiting', icon: UserPen, tone: '' },
  { id: 'claims', to: '/payment?tab=unverified', icon: ShieldQuestion, tone: 'warn' },
  { id: 'cash', to: '/payment?tab=pending', icon: Banknote, tone: 'warn' },
  { id: 'unapplied', to: '/payment?tab=unapplied', icon: HandCoins, tone: '' },
  { id: 'toReclaim', to: '/credit-memo?tab=to_reclaim', icon: TriangleAlert, tone: 'bad' },
  { id: 'overpaid', to: '/credit-memo?tab=overpaid', icon: Coins, tone: '' },
] as const satisfies readonly { id: string; to: string; icon: LucideIcon; tone: string }[]

/** What needs the viewer, each with its list; without permission it is omitted. */
export function InvoicingNeeds() {
  const { permissions } = usePlace()
  const may = (...all: Permission[]) => all.every(permission => permissions.has(permission))
  const messages = may('INVOICING_SALES_ORDERS_VIEW') || may('INVOICING_INVOICES_VIEW')
  const { organization } = useQueryOfSelection<InvoicingNeedsQuery>(
    graphql`
      query InvoicingNeedsQuery(
        $invoices: Boolean!
        $orders: Boolean!
        $customers: Boolean!
        $payments: Boolean!
        $memos: Boolean!
        $bankAccount: Boolean!
        $messages: Boolean!
      ) @throwOnFieldError {
        organization {
          unreadConversations @include(if: $messages) {
            recordUuid
          }
          ...UnreadMessages_organization @include(if: $messages) @alias(as: "unread")
          invoiceCounts @include(if: $invoices) {
            waitingApproval
            waitingApprovalTotals {
              amount
              currency
            }
          }
          salesOrderCounts @include(if: $orders) {
            waitingApproval
            waitingApprovalTotals {
              amount
              currency
            }
          }
          customerCounts @include(if: $customers) {
            changes
          }
          receivedPaymentCounts @include(if: $payments) {
            pending
            unverified
            unapplied
            pendingTotals {
              amount
              currency
            }
            unverifiedTotals {
              amount
              currency
            }
            unappliedTotals {
              amount
              currency
            }
          }
          creditMemoCounts @include(if: $memos) {
            overpaid
            toReclaim
            overpaidTotals {
              amount
              currency
            }
          }
          invoiceBankDetails @include(if: $bankAccount) {
            closed
          }
        }
      }
    `,
    {
      invoices: may('INVOICING_INVOICES_VIEW', 'INVOICING_INVOICES_APPROVE'),
      orders: may('INVOICING_SALES_ORDERS_VIEW', 'INVOICING_INVOICES_APPROVE'),
      customers: may('INVOICING_CUSTOMERS_VIEW', 'INVOICING_CUSTOMERS_REVIEW'),
      memos: may('INVOICING_CREDIT_MEMOS_VIEW', 'INVOICING_CREDIT_MEMOS_MANAGE'),
      payments: may('INVOICING_PAYMENTS_VIEW', 'INVOICING_PAYMENTS_MANAGE'),
      bankAccount: may('ACCOUNT_COMPANY_MANAGE'),
      messages,
    },
    { fetchPolicy: 'store-and-network' },
  )
  const {
    invoiceCounts,
    salesOrderCounts,
    customerCounts,
    receivedPaymentCounts,
    creditMemoCounts,
    invoiceBankDetails,
  } = organization
  const counts = {
    bankAccount: invoiceBankDetails?.closed ? 1 : 0,
    invoices: invoiceCounts?.waitingApproval ?? 0,
    orders: salesOrderCounts?.waitingApproval ?? 0,
    changes: customerCounts?.changes ?? 0,
    claims: receivedPaymentCounts?.unverified ?? 0,
    cash: receivedPaymentCounts?.pending ?? 0,
    unapplied: receivedPaymentCounts?.unapplied ?? 0,
    toReclaim: creditMemoCounts?.toReclaim ?? 0,
    overpaid: creditMemoCounts?.overpaid ?? 0,
  }
  const totals: Partial<Record<keyof typeof counts, readonly MoneyValue[] | undefined>> = {
    invoices: invoiceCounts?.waitingApprovalTotals,
    orders: salesOrderCounts?.waitingApprovalTotals,
    claims: receivedPaymentCounts?.unverifiedTotals,
    cash: receivedPaymentCounts?.pendingTotals,
    unapplied: receivedPaymentCounts?.unappliedTotals,
    overpaid: creditMemoCounts?.overpaidTotals,
  }
  const waiting = rows.filter(({ id }) => counts[id] > 0)
  const hasUnread = (organization.unreadConversations ?? []).length > 0
  if (waiting.length === 0 && !hasUnread)
    return (
      <EmptyState
        icon={<CircleCheck className="i" aria-hidden />}
        title={<FormattedMessage id="home.invoicing.needs.none" />}
      >
        <FormattedMessage id="home.invoicing.needs.none.why" />
      </EmptyState>
    )
  return (
    <ul className="home-list">
      {organization.unread ? <UnreadMessages organizationKey={organization.unread} /> : null}
      {waiting.map(({ id, to, icon: Icon, tone }) => (
        <li key={id}>
          <Link className="home-row" to={to} onPointerEnter={() => preload(to)} onFocus={() => preload(to)}>
            <span className={`home-icon ${tone}`} aria-hidden>
              <Icon className="i" />
            </span>
            <span className="grow">
              <b className="trunc">
                <FormattedMessage id={`home.invoicing.need.${id}`} values={{ count: counts[id] }} />
              </b>
              <small className="trunc">
                {totals[id] && totals[id].length > 0 ? (
                  <Sums of={totals[id]} />
                ) : (
                  <FormattedMessage id={`home.invoicing.need.${id}.why`} />
                )}
              </small>
            </span>
            <ChevronRight className="i" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
