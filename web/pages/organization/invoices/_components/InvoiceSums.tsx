import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceSums_totals$key } from '../../../../__generated__/InvoiceSums_totals.graphql.ts'
import { isZero, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

type Amount = { readonly amount: string }

/** From the lines to the amount expected in the bank, with the computation of each figure. */
export function InvoiceSums({ totalsKey }: { totalsKey: InvoiceSums_totals$key }) {
  const formats = useFormats()
  const totals = useFragment(
    graphql`
      fragment InvoiceSums_totals on InvoiceTotals {
        subtotal {
          amount
        }
        discount {
          amount
        }
        deducted {
          amount
        }
        base {
          amount
        }
        otherBase {
          amount
        }
        vatRate
        vat {
          amount
        }
        isStampDue
        stampDuty {
          amount
        }
        total {
          amount
          currency
        }
        withheld {
          code
          rate
          base {
            amount
          }
          amount {
            amount
          }
        }
        collectedVat {
          amount
        }
        withheldTotal {
          amount
        }
        expectedCash {
          amount
        }
        rupiah {
          rate
          decree
          base {
            amount
          }
          otherBase {
            amount
          }
          vat {
            amount
          }
        }
      }
    `,
    totalsKey,
  )
  const { discount, deducted, base, otherBase, vatRate, stampDuty, total, withheld, collectedVat, rupiah } = totals
  const amount = (value: Amount) => formats.amount(value.amount)
  const less = (value: Amount) => formats.amount(negate(value.amount))
  const isReduced = !isZero(discount.amount) || !isZero(deducted.amount)
  return (
    <dl className="document-sums num">
      <Sum label={<FormattedMessage id="invoices.sums.subtotal" />}>{amount(totals.subtotal)}</Sum>
      {isZero(discount.amount) ? null : <Sum label={<FormattedMessage id="invoices.discount" />}>{less(discount)}</Sum>}
      {isZero(deducted.amount) ? null : (
        <Sum label={<FormattedMessage id="invoices.sums.deducted" />}>{less(deducted)}</Sum>
      )}
      {isReduced || otherBase ? (
        <Sum
          label={<FormattedMessage id="invoices.sums.base" />}
          how={
            otherBase ? <FormattedMessage id="invoices.sums.otherBase" values={{ amount: amount(otherBase) }} /> : null
          }
        >
          {amount(base)}
        </Sum>
      ) : null}
      <Sum
        label={<FormattedMessage id="invoices.sums.vat" />}
        how={
          isZero(vatRate) ? null : (
            <FormattedMessage
              id="invoices.sums.rateOf"
              values={{ rate: formats.quantity(vatRate), amount: amount(base) }}
            />
          )
        }
      >
        {amount(totals.vat)}
      </Sum>
      {isZero(stampDuty.amount) ? null : (
        <Sum label={<FormattedMessage id="invoices.sums.stampDuty" />}>{amount(stampDuty)}</Sum>
      )}
      <div className="document-total">
        <dt>
          <FormattedMessage id="invoices.sums.total" values={{ currency: formats.currencySymbol(total.currency) }} />
        </dt>
        <dd>{amount(total)}</dd>
      </div>
      {withheld.map(part => (
        <Sum
          key={part.code}
          label={<FormattedMessage id={`invoices.withheld.${withheldNameOf(part.code)}`} />}
          how={
            <FormattedMessage
              id="invoices.sums.rateOf"
              values={{ rate: formats.quantity(part.rate), amount: amount(part.base) }}
            />
          }
        >
          {less(part.amount)}
        </Sum>
      ))}
      {isZero(collectedVat.amount) ? null : (
        <Sum label={<FormattedMessage id="invoices.sums.collectedVat" />}>{less(collectedVat)}</Sum>
      )}
      {isZero(totals.withheldTotal.amount) ? null : (
        <Sum label={<FormattedMessage id="invoices.sums.expected" />}>
          <b className="fw5">{amount(totals.expectedCash)}</b>
        </Sum>
      )}
      {rupiah ? (
        <>
          <Sum
            label={<FormattedMessage id="invoices.sums.rupiahBase" />}
            how={
              <FormattedMessage
                id="invoices.sums.rupiahRate"
                values={{ rate: formats.quantity(rupiah.rate), decree: rupiah.decree }}
              />
            }
          >
            {amount(rupiah.base)}
          </Sum>
          <Sum
            label={<FormattedMessage id="invoices.sums.rupiahVat" />}
            how={
              rupiah.otherBase ? (
                <FormattedMessage id="invoices.sums.otherBase" values={{ amount: amount(rupiah.otherBase) }} />
              ) : null
            }
          >
            {amount(rupiah.vat)}
          </Sum>
        </>
      ) : null}
      {totals.isStampDue && isZero(stampDuty.amount) ? (
        <div>
          <dt>
            <FormattedMessage id="invoices.sums.stampDue" />
          </dt>
        </div>
      ) : null}
    </dl>
  )
}

/** A figure; `how` explains its computation in small print. */
function Sum({ label, how, children }: { label: ReactNode; how?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>
        {label}
        {how ? (
          <>
            {' '}
            <small>{how}</small>
          </>
        ) : null}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const withheldNames = [
  'PPH23',
  'PPH23_15',
  'PPH4_2',
  'CONSTRUCTION_SMALL',
  'CONSTRUCTION_QUALIFIED',
  'CONSTRUCTION_UNQUALIFIED',
  'CONSTRUCTION_CONSULTING',
  'CONSTRUCTION_CONSULTING_UNQUALIFIED',
  'UMKM_FINAL',
  'PPH22',
] as const

/** The name of a withholding tax, without the rate, which is shown next to it as of that day. */
const withheldNameOf = (code: string) => withheldNames.find(known => known === code) ?? 'OTHER'
