import { Pencil, ShoppingCart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import type { PurchaseOrderPage_purchase$key } from '../../../__generated__/PurchaseOrderPage_purchase.graphql.ts'
import type { PurchaseOrderPageQuery } from '../../../__generated__/PurchaseOrderPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { useReadAgain } from '../../../relay/useReadAgain.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useShortcuts } from '../../../ui/keyboard/shortcuts.ts'
import { useListReturn } from '../../../ui/list/useListReturn.ts'
import { Page } from '../../../ui/Page.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import '../_components/documents.css'
import { Fact } from '../_components/Fact.tsx'
import { FilesCard } from '../_components/FilesCard.tsx'
import { RecordActivities } from '../log/_components/RecordActivities.tsx'
import { Revisions } from '../log/_components/Revisions.tsx'
import { AnsweringOrders } from './_components/AnsweringOrders.tsx'
import { PurchaseOrderLines } from './_components/PurchaseOrderLines.tsx'
import { PurchaseOrderStatusMark } from './_components/PurchaseOrderStatusMark.tsx'
import { orderedPercent } from './_lib/purchaseOrderValues.ts'

const PurchaseOrderActions = lazy(() => import('./_components/PurchaseOrderActions.tsx'))

const query = graphql`
  query PurchaseOrderPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
    organization {
      permissions
      purchaseOrder(uuid: $uuid) {
        ...PurchaseOrderPage_purchase
      }
      ...RecordActivities_organization @arguments(uuid: $uuid, recordType: PURCHASE_ORDER)
    }
  }
`

const tabs = ['details', 'revisions', 'answers', 'activities'] as const

/** One purchase order: its status, its lines, its sales orders, and the possible actions. */
export function PurchaseOrderPage({ queries }: PageProps<{ page: PurchaseOrderPageQuery }>) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const [search] = useSearchParams()
  const { organization } = usePreloadedQuery<PurchaseOrderPageQuery>(query, queries.page)
  const readAgain = useReadAgain<PurchaseOrderPageQuery>(query)
  const purchase = useFragment<PurchaseOrderPage_purchase$key>(
    graphql`
      fragment PurchaseOrderPage_purchase on PurchaseOrder {
        id
        uuid
        number
        version
        status
        customerName
        date
        requiredDate
        reason
        allowedActions
        createdAt
        createdBy {
          fullName
        }
        statusChangedAt
        statusChangedBy {
          fullName
        }
        amount {
          amount
          currency
        }
        ordered {
          amount
          currency
        }
        orderedBeyond {
          amount
          currency
        }
        # Null for those who do not see customers.
        customer {
          uuid
          picName
          termDays
        }
        files {
          fileId
          name
          size
          url
        }
        revisions {
          number
          at
          actor {
            fullName
          }
          changes {
            line
            field
            before
            after
          }
        }
        ...PurchaseOrderLines_purchase
        ...AnsweringOrders_purchase
      }
    `,
    organization.purchaseOrder ?? null,
  )
  const { back } = useListReturn('/purchase-order')
  useShortcuts([{ keys: 'Escape', label: formatMessage({ id: 'purchaseOrders.back' }), run: back }])
  // An unknown uuid has already thrown G-7.
  if (!purchase) return null
  const { uuid, number, amount, ordered, orderedBeyond, customer, allowedActions, requiredDate, status } = purchase
  const seesOrders = organization.permissions.includes('INVOICING_SALES_ORDERS_VIEW')
  const seesActivities = organization.permissions.includes('ACCOUNT_ACTIVITY_VIEW')
  const shown = tabs.filter(name => (name !== 'answers' || seesOrders) && (name !== 'activities' || seesActivities))
  const tab = shown.find(name => name === search.get('tab')) ?? 'details'
  const percent = orderedPercent(ordered.amount, amount.amount)
  const by = (name: string | undefined, instant: string) => ({ name: name ?? '', at: formats.dateTime(instant) })
  return (
    <Page
      title={number}
      listed={`/purchase-order/${uuid}`}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.sell' }) },
        { label: formatMessage({ id: 'purchaseOrders.title' }), to: '/purchase-order' },
        { label: number },
      ]}
      actions={
        <>
          {allowedActions.includes('UPDATE') ? (
            <LinkButton icon={<Pencil className="i" aria-hidden />} to={`/purchase-order/${uuid}/edit`}>
              <FormattedMessage id="action.edit" />
            </LinkButton>
          ) : null}
          <Suspense fallback={null}>
            <PurchaseOrderActions purchase={purchase} onDone={() => readAgain({ uuid })} />
          </Suspense>
          {allowedActions.includes('ORDER') ? (
            <LinkButton
              variant="primary"
              icon={<ShoppingCart className="i" aria-hidden />}
              to={`/sales-order/create?purchase=${uuid}`}
            >
              <FormattedMessage id="purchaseOrders.makeOrder" />
            </LinkButton>
          ) : null}
        </>
      }
    >
      <div className="page document">
        <div className="form-column">
          <section className="card">
            <div className="card-b">
              <div className="document-top">
                <span className="document-amount num">
                  <small>{formats.currencySymbol(amount.currency)}</small> {formats.amount(amount.amount)}
                </span>
                <PurchaseOrderStatusMark status={status} />
              </div>
              <p className="muted">
                <FormattedMessage
                  id="purchaseOrders.from"
                  values={{
                    customer: <b key="customer">{purchase.customerName}</b>,
                    date: formats.date(purchase.date, { year: 'always' }),
                  }}
                />
                {requiredDate ? (
                  <>
                    {' · '}
                    <FormattedMessage id="purchaseOrders.wantedBy" values={{ date: formats.date(requiredDate) }} />
                  </>
                ) : null}
              </p>
              <div className="document-steps">
                <span className="done">
                  <FormattedMessage id="purchaseOrders.received" />
                </span>
                <span className={percent > 0 ? 'done' : undefined}>
                  <i style={{ width: `${percent}%` }} aria-hidden />
                  <FormattedMessage id="purchaseOrders.orderedPercent" values={{ percent }} />
                </span>
              </div>
              <p className="t12 muted">
                <FormattedMessage
                  id="purchaseOrders.enteredBy"
                  values={by(purchase.createdBy?.fullName, purchase.createdAt)}
                />
              </p>
              {orderedBeyond ? (
                <p className="note warn">
                  <FormattedMessage id="purchaseOrders.beyond" values={{ amount: formats.money(orderedBeyond) }} />
                </p>
              ) : null}
              {status === 'REJECTED' || status === 'CANCELED' || status === 'CLOSED' ? (
                <p className={status === 'REJECTED' ? 'note bad' : 'note info'}>
                  <span>
                    <FormattedMessage
                      id={`purchaseOrders.ended.${status}`}
                      values={by(purchase.statusChangedBy?.fullName, purchase.statusChangedAt)}
                    />
                    {purchase.reason ? <q className="document-reason">{purchase.reason}</q> : null}
                  </span>
                </p>
              ) : null}
            </div>
          </section>
          <section className="card document-tabbed">
            <Tabs
              label={formatMessage({ id: 'purchaseOrders.tabs' })}
              current={tab}
              tabs={shown.map(name => ({
                id: name,
                label: formatMessage({ id: `purchaseOrders.tabs.${name}` }),
                to: name === 'details' ? `/purchase-order/${uuid}` : `/purchase-order/${uuid}?tab=${name}`,
              }))}
            />
            <div className="card-b">
              {tab === 'details' ? <PurchaseOrderLines purchaseKey={purchase} /> : null}
              {tab === 'revisions' ? <Revisions revisions={purchase.revisions ?? []} /> : null}
              {tab === 'answers' ? <AnsweringOrders purchaseKey={purchase} /> : null}
              {tab === 'activities' ? <RecordActivities organizationKey={organization} /> : null}
            </div>
          </section>
        </div>
        <div className="form-column">
          <FilesCard files={purchase.files} />
          <section className="card">
            <div className="card-h">
              <h2>
                <FormattedMessage id="purchaseOrders.customer" />
              </h2>
            </div>
            <dl className="card-b document-facts">
              <Fact label="purchaseOrders.customer.name">
                {customer ? (
                  <Link className="link" to={`/buyer/${customer.uuid}`}>
                    {purchase.customerName}
                  </Link>
                ) : (
                  purchase.customerName
                )}
              </Fact>
              {customer?.picName ? <Fact label="purchaseOrders.contact">{customer.picName}</Fact> : null}
              {customer ? (
                <Fact label="purchaseOrders.terms">
                  <FormattedMessage id="purchaseOrders.days" values={{ count: customer.termDays }} />
                </Fact>
              ) : null}
              <Fact label="purchaseOrders.ordered">{formats.money(ordered)}</Fact>
            </dl>
          </section>
        </div>
      </div>
    </Page>
  )
}
