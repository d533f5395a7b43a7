import { FileClock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { CustomerBilling_customer$key } from '../../../../__generated__/CustomerBilling_customer.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import '../../_components/cardRows.css'

const BillNowDialog = lazy(() => import('./BillNowDialog.tsx'))

type CustomerBillingProps = { customerKey: CustomerBilling_customer$key; mayManage: boolean }

/** When invoices are drafted from a customer's orders, and for which past periods; hidden without permission to see invoices. */
export function CustomerBilling({ customerKey, mayManage }: CustomerBillingProps) {
  const formats = useFormats()
  const { id, name, status, billing } = useFragment(
    graphql`
      fragment CustomerBilling_customer on Customer @throwOnFieldError {
        id
        name
        status
        billing {
          nextOn
          runs {
            uuid
            cycle
            from
            until
            madeAt
            invoices {
              uuid
              number
              total {
                amount
                currency
              }
            }
            skippedOrders {
              uuid
              number
            }
          }
        }
      }
    `,
    customerKey,
  )
  const [isBilling, setBilling] = useState(false)
  if (!billing || (status !== 'ACTIVE' && billing.runs.length === 0)) return null
  const { nextOn, runs } = billing
  const day = (date: string) => formats.date(date, { year: 'always' })
  return (
    <section className="card">
      <div className="card-h">
        <h2 className="grow">
          <FormattedMessage id="customers.billing.title" />
        </h2>
        {mayManage && status === 'ACTIVE' ? (
          <Button size="sm" onClick={() => setBilling(true)}>
            <FormattedMessage id="customers.billing.now" />
          </Button>
        ) : null}
      </div>
      <div className="card-b form-column">
        <p className={nextOn ? undefined : 'muted'}>
          {nextOn ? (
            <FormattedMessage id="customers.billing.next" values={{ day: <b className="fw5">{day(nextOn)}</b> }} />
          ) : (
            <FormattedMessage id="customers.billing.none" />
          )}
        </p>
        {runs.length > 0 ? (
          <ul className="card-rows">
            {runs.map(({ uuid, cycle, from, until, madeAt, invoices, skippedOrders }) => (
              <li key={uuid}>
                <span className="card-icon">
                  <FileClock className="i" aria-hidden />
                </span>
                <span className="grow">
                  <b className="fw5">{`${formats.date(from)} – ${day(until)}`}</b>
                  <small>
                    <FormattedMessage id={`customers.billing.cycle.${cycle}`} />
                    {` · ${formats.dateTime(madeAt)}`}
                  </small>
                  {invoices.map(({ uuid: invoice, number, total }) => (
                    <small key={invoice}>
                      <Link className="link" to={`/invoices/${invoice}`}>
                        {number ?? <FormattedMessage id="customers.billing.draft" />}
                      </Link>
                      {` · ${formats.money(total)}`}
                    </small>
                  ))}
                  {skippedOrders.map(({ uuid: order, number }) => (
                    <small key={order}>
                      <FormattedMessage
                        id="customers.billing.skipped"
                        values={{
                          order: (
                            <Link className="link" to={`/sales-order/${order}`}>
                              {number}
                            </Link>
                          ),
                        }}
                      />
                    </small>
                  ))}
                  {invoices.length === 0 && skippedOrders.length === 0 ? (
                    <small>
                      <FormattedMessage id="customers.billing.nothing" />
                    </small>
                  ) : null}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {isBilling ? <BillNowDialog customer={{ id, name }} onClose={() => setBilling(false)} /> : null}
      </Suspense>
    </section>
  )
}
