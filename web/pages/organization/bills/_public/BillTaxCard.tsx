import { lazy, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { BillTaxCard_bill$key } from '../../../../__generated__/BillTaxCard_bill.graphql.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Fact } from '../../_components/Fact.tsx'
import { TaxSum } from '../_components/TaxSum.tsx'
import { usePercent } from '../_lib/percent.ts'

const SlipDialog = lazy(() => import('../_components/SlipDialog.tsx').then(module => ({ default: module.SlipDialog })))

type BillTaxCardProps = {
  billKey: BillTaxCard_bill$key
  /** Where bills are edited, once the tax office may have numbered the slip. */
  mayRecordSlip?: boolean
}

/** How the amount of a bill is computed, and its tax documents; hidden for a bill without tax. */
export function BillTaxCard({ billKey, mayRecordSlip = false }: BillTaxCardProps) {
  const formats = useFormats()
  const percent = usePercent()
  const [isWriting, setWriting] = useState(false)
  const bill = useFragment(
    graphql`
      fragment BillTaxCard_bill on Bill {
        id
        version
        date
        amount {
          amount
          currency
        }
        tax {
          base {
            amount
            currency
          }
          vatRate
          vatAmount {
            amount
            currency
          }
          withholding
          withholdingRate
          isRateDoubled
          withholdingBase {
            amount
            currency
          }
          withheldAmount {
            amount
            currency
          }
          entity {
            name
          }
          taxObjectCode
          overrideReason
          taxInvoiceNumber
          taxInvoiceDate
          withholdingSlipNumber
        }
      }
    `,
    billKey,
  )
  const { tax, amount, date } = bill
  if (!tax) return null
  const { withholdingBase, withholdingSlipNumber: slip } = tax
  const isPart = withholdingBase && withholdingBase.amount !== tax.base.amount
  return (
    <section className="card">
      <div className="card-h">
        <h2>
          <FormattedMessage id="billTax.title" />
        </h2>
      </div>
      <div className="card-b">
        <TaxSum {...tax} netPayable={amount} />
        {tax.isRateDoubled ? (
          <p className="note warn tax-note">
            <FormattedMessage id="billTax.doubled" values={{ rate: percent(tax.withholdingRate ?? '0') }} />
          </p>
        ) : null}
      </div>
      <dl className="card-b dl">
        {isPart ? <Fact label="billTax.withholdingBase">{formats.money(withholdingBase)}</Fact> : null}
        {tax.overrideReason ? <Fact label="billTax.reason">{tax.overrideReason}</Fact> : null}
        <Fact
          label="billTax.invoiceNumber"
          detail={tax.taxInvoiceDate ? formats.date(tax.taxInvoiceDate, { year: 'always' }) : null}
        >
          <span className="tab-num">{tax.taxInvoiceNumber ?? '\u2013'}</span>
        </Fact>
        <Fact label="billTax.entity">{tax.entity?.name ?? '\u2013'}</Fact>
        {tax.withholding ? (
          <>
            <Fact label="billTax.objectCode">{tax.taxObjectCode ?? '\u2013'}</Fact>
            <Fact label="billTax.slip">
              <span className="tab-num">{slip ?? '\u2013'}</span>{' '}
              {mayRecordSlip ? (
                <Button size="sm" variant="ghost" onClick={() => setWriting(true)}>
                  <FormattedMessage id={slip ? 'action.edit' : 'billTax.slip.record'} />
                </Button>
              ) : null}
            </Fact>
            <Fact label="billTax.month">
              <Link className="link" to={`/bills/withheld-tax?month=${date.slice(0, 7)}`}>
                {formats.month(date)}
              </Link>
            </Fact>
          </>
        ) : null}
      </dl>
      <Suspense fallback={null}>
        {isWriting ? <SlipDialog bill={bill} slip={slip ?? ''} onClose={() => setWriting(false)} /> : null}
      </Suspense>
    </section>
  )
}
