import { Download } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerPersonalData_customer$key } from '../../../../__generated__/CustomerPersonalData_customer.graphql.ts'
import { buttonClass } from '../../../../ui/Button.tsx'

/** Exports personal data of the customer on its request; only for users who review customers. */
export function CustomerPersonalData({ customerKey }: { customerKey: CustomerPersonalData_customer$key }) {
  const { personalDataUrl } = useFragment(
    graphql`
      fragment CustomerPersonalData_customer on Customer {
        personalDataUrl
      }
    `,
    customerKey,
  )
  if (personalDataUrl == null) return null
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="customers.personalData" />
        </h2>
      </div>
      <div className="card-b">
        <a className={buttonClass({ size: 'sm' })} href={personalDataUrl} download>
          <Download className="i" aria-hidden />
          <FormattedMessage id="customers.personalData.download" />
        </a>
        <p className="customer-documents-note t12 muted">
          <FormattedMessage id="customers.personalData.text" />
        </p>
      </div>
    </section>
  )
}
