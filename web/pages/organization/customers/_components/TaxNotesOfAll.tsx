import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { isReported } from '../../products/_public/reported.ts'

/** What of an order or invoice decides about its VAT. */
export type Taxed = {
  readonly vatTreatment: string
  readonly entity: {
    readonly name: string
    readonly isVatRegistered: boolean
    readonly taxNumber?: string | null | undefined
  }
  readonly customerName: string
  /** Null: the user sees no customers. */
  readonly customer:
    | {
        readonly uuid: string
        readonly taxNumber?: string | null | undefined
        readonly identityNumber?: string | null | undefined
      }
    | null
    | undefined
}

const linkTo = (to: string) => (text: readonly ReactNode[]) => (
  <Link key="link" className="link" to={to}>
    {text}
  </Link>
)

/** What would refuse the invoices of these records, or their e-Faktur: once for each legal entity and customer. */
export function TaxNotesOfAll({ records }: { records: readonly Taxed[] }) {
  const taxed = records.filter(({ vatTreatment }) => vatTreatment !== 'NONE')
  const byEntity = Map.groupBy(taxed, ({ entity }) => entity.name)
  const nameless = taxed.filter(
    ({ vatTreatment, customer }) =>
      customer && isReported(vatTreatment) && !customer.taxNumber && !customer.identityNumber,
  )
  return (
    <>
      {[...byEntity].map(([name, ofEntity]) => {
        const [first] = ofEntity
        if (!first || (first.entity.isVatRegistered && first.entity.taxNumber)) return null
        const id = first.entity.isVatRegistered ? 'taxNotes.seller' : 'taxNotes.unregistered'
        const link = linkTo('/settings/company-profile')
        return (
          <p key={name} className="note warn">
            <span>
              <FormattedMessage id={id} values={{ entity: name, count: ofEntity.length, link }} />
            </span>
          </p>
        )
      })}
      {[...Map.groupBy(nameless, ({ customer }) => customer?.uuid ?? '')].map(([uuid, ofCustomer]) => (
        <p key={uuid} className="note warn">
          <span>
            <FormattedMessage
              id="taxNotes.buyer"
              values={{
                customer: ofCustomer[0]?.customerName,
                count: ofCustomer.length,
                link: linkTo(`/buyer/${uuid}`),
              }}
            />
          </span>
        </p>
      ))}
    </>
  )
}
