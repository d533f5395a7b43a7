import { FormattedMessage } from 'react-intl'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { preload } from '../../../../../relay/hover.ts'
import { usePermission } from '../../../../../shell/permissions.tsx'
import { Boundary } from '../../../../../ui/states/Boundary.tsx'
import { Failure } from '../../../../../ui/states/Failure.tsx'
import { Bar } from '../../../../../ui/states/Skeletons.tsx'
import { InvoicingNeeds } from './InvoicingNeeds.tsx'
import { OpenInvoices } from './OpenInvoices.tsx'
import { ReceivablesByAge } from './ReceivablesByAge.tsx'
import './invoicingHome.css'

/** What invoicing has to tell: what customers owe by age, what is overdue and due soon, and what needs the viewer. */
export function InvoicingHome() {
  const maySeeInvoices = usePermission('INVOICING_INVOICES_VIEW')
  return (
    <div className={maySeeInvoices ? 'home-invoicing' : 'home-invoicing narrow'}>
      <div className="home-side">
        <Card id="needs">
          <InvoicingNeeds />
        </Card>
      </div>
      {maySeeInvoices ? (
        <div className="home-collect">
          <Card id="receivables" to="/aged-receivables">
            <ReceivablesByAge />
          </Card>
          <Card id="overdue" to="/invoices?tab=overdue">
            <OpenInvoices which="overdue" />
          </Card>
          <Card id="dueSoon" to="/invoices?tab=unpaid">
            <OpenInvoices which="dueSoon" />
          </Card>
        </div>
      ) : null}
    </div>
  )
}

type CardProps = { children: ReactNode } & (
  { id: 'needs'; to?: undefined } | { id: 'receivables' | 'overdue' | 'dueSoon'; to: string }
)

/** A card that loads and fails by itself. */
function Card({ children, ...card }: CardProps) {
  const { id } = card
  return (
    <section className={`card home-card is-${id}`} aria-labelledby={`home-invoicing-${id}`}>
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
        <Boundary
          shows={id}
          fallback={<Bar width="100%" height={160} />}
          failure={(error, retry) => <Failure error={error} onRetry={retry} />}
        >
          {children}
        </Boundary>
      </div>
    </section>
  )
}
