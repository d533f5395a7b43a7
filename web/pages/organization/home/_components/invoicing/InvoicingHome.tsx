import { FormattedMessage } from 'react-intl'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { preload } from '../../../../../relay/hover.ts'
import { usePermission } from '../../../../../shell/permissions.tsx'
import { Boundary } from '../../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../../ui/states/Failure.tsx'
import { Bar } from '../../../../../ui/states/Skeletons.tsx'
import { CustomersToReview } from './CustomersToReview.tsx'
import { InvoicingNeeds } from './InvoicingNeeds.tsx'
import { LastPayments } from './LastPayments.tsx'
import { OverdueInvoices } from './OverdueInvoices.tsx'
import { ReceivablesByAge } from './ReceivablesByAge.tsx'
import './invoicingHome.css'

/** The cards of invoicing: receivables by age, overdue invoices, customers to review, what needs the viewer, and recent payments. */
export function InvoicingHome() {
  const maySeeInvoices = usePermission('INVOICING_INVOICES_VIEW')
  const maySeePayments = usePermission('INVOICING_PAYMENTS_VIEW')
  const maySeeCustomers = usePermission('INVOICING_CUSTOMERS_VIEW')
  const mayReview = usePermission('INVOICING_CUSTOMERS_REVIEW') && maySeeCustomers
  return (
    <div className={maySeeInvoices || mayReview ? 'home-invoicing' : 'home-invoicing narrow'}>
      <div className="home-side">
        <Card id="needs" height={172}>
          <InvoicingNeeds />
        </Card>
        {maySeePayments ? (
          <Card id="lastPayments" height={340} to="/payment">
            <LastPayments />
          </Card>
        ) : null}
      </div>
      {maySeeInvoices || mayReview ? (
        <div className="home-collect">
          {maySeeInvoices ? (
            <>
              <Card id="receivables" height={380} to="/aged-receivables">
                <ReceivablesByAge />
              </Card>
              <Card id="overdue" height={160} to="/invoices?tab=overdue&sort=due_date">
                <OverdueInvoices />
              </Card>
            </>
          ) : null}
          {mayReview ? (
            <Card id="toReview" height={160} to="/buyer?tab=review">
              <CustomersToReview />
            </Card>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

type CardProps = { children: ReactNode; height: number } & (
  { id: 'needs'; to?: undefined } | { id: 'receivables' | 'overdue' | 'toReview' | 'lastPayments'; to: string }
)

/** A card that loads and fails on its own, and reserves its height. */
function Card({ children, height, ...card }: CardProps) {
  const { id } = card
  return (
    <section
      className={`card home-card is-${id}`}
      style={{ '--height': `${height}px` } as CSSProperties}
      aria-labelledby={`home-invoicing-${id}`}
    >
      <div className="card-h">
        <h2 id={`home-invoicing-${id}`}>
          <FormattedMessage id={`home.invoicing.${id}`} />
        </h2>
        {card.to === undefined ? null : (
          <span className="end">
            <Link
              className="link t13"
              to={card.to}
              onPointerEnter={() => preload(card.to)}
              onFocus={() => preload(card.to)}
            >
              <FormattedMessage id={`home.invoicing.${card.id}.open`} />
            </Link>
          </span>
        )}
      </div>
      <div className="home-body">
        <Boundary shows={id} fallback={<Rows />} failure={(error, retry) => <Failure error={error} onRetry={retry} />}>
          {children}
        </Boundary>
      </div>
    </section>
  )
}

function Rows() {
  return (
    <div className="home-rows late" aria-hidden>
      {[64, 52, 58].map(width => (
        <Bar key={width} width={`${width}%`} height={14} />
      ))}
    </div>
  )
}
