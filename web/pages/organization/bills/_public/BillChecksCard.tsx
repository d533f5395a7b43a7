import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { BillChecksCard_bill$key } from '../../../../__generated__/BillChecksCard_bill.graphql.ts'
import { Evidence } from '../../_components/Evidence.tsx'
import '../_components/checks.css'

/** An amount within this percentage of the average is ordinary. */
const ORDINARY_PERCENT = 10

/** What is unusual about an unpaid bill: its tax invoice, similar bills, and its amount compared with the counterparty's average. */
export function BillChecksCard({ billKey }: { billKey: BillChecksCard_bill$key }) {
  const { billStatus, tax, checks } = useFragment(
    graphql`
      fragment BillChecksCard_bill on Bill {
        # Approvals select payments next to it, whose enum differs.
        billStatus: status
        tax {
          vat
          taxInvoiceNumber
          overrideReason
        }
        checks {
          sameTaxInvoice {
            uuid
            number
          }
          alikeDays
          alike {
            uuid
            number
          }
          sentPayments
          averageMonths
          percentOfAverage
        }
      }
    `,
    billKey,
  )
  // Paid or canceled bills need no checks.
  if (!checks || billStatus === 'PAID' || billStatus === 'CANCELLED') return null
  const { alikeDays, sentPayments, averageMonths: months, percentOfAverage } = checks
  const [sameTaxInvoice, alike] = [checks.sameTaxInvoice ?? [], checks.alike ?? []]
  const number = tax?.taxInvoiceNumber
  const percent = percentOfAverage === null || percentOfAverage === undefined ? null : percentOfAverage - 100
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="billChecks.title" />
        </h2>
      </div>
      <ul className="card-b bill-checks">
        {sameTaxInvoice.length > 0 ? (
          <Check kind="no">
            <FormattedMessage id="billChecks.invoice.twice" values={{ bills: <BillLinks bills={sameTaxInvoice} /> }} />
          </Check>
        ) : number ? (
          <Check kind={tax.overrideReason ? 'mid' : 'yes'}>
            <FormattedMessage
              id={tax.overrideReason ? 'billChecks.invoice.differs' : 'billChecks.invoice.ok'}
              values={{ number: <span className="tab-num">{number}</span> }}
            />
          </Check>
        ) : tax && tax.vat !== 'NONE' ? (
          <Check kind="mid">
            <FormattedMessage id="billChecks.invoice.missing" />
          </Check>
        ) : null}
        {alike.length > 0 ? (
          <Check kind="no">
            <FormattedMessage id="billChecks.alike" values={{ bills: <BillLinks bills={alike} />, days: alikeDays }} />
          </Check>
        ) : alikeDays > 0 ? (
          <Check kind="yes">
            <FormattedMessage id="billChecks.alike.none" values={{ days: alikeDays }} />
          </Check>
        ) : null}
        <Check kind={sentPayments > 0 ? 'yes' : 'mid'}>
          <FormattedMessage id="billChecks.paid" values={{ count: sentPayments }} />
        </Check>
        {percent === null ? null : Math.abs(percent) <= ORDINARY_PERCENT ? (
          <Check kind="yes">
            <FormattedMessage id="billChecks.average.near" values={{ months }} />
          </Check>
        ) : (
          <Check kind="mid">
            <FormattedMessage
              id={percent > 0 ? 'billChecks.average.above' : 'billChecks.average.below'}
              values={{ percent: Math.abs(percent), months }}
            />
          </Check>
        )}
      </ul>
    </section>
  )
}

function Check({ kind, children }: { kind: 'yes' | 'mid' | 'no'; children: ReactNode }) {
  return (
    <li>
      <Evidence kind={kind}>{children}</Evidence>
    </li>
  )
}

function BillLinks({ bills }: { bills: readonly { readonly uuid: string; readonly number: string }[] }) {
  return bills.map(({ uuid, number }, place) => (
    <span key={uuid}>
      {place > 0 ? ', ' : null}
      <Link className="link" to={`/bills/${uuid}`}>
        {number}
      </Link>
    </span>
  ))
}
