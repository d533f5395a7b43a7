import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { InvoiceProgress_invoice$key } from '../../../../__generated__/InvoiceProgress_invoice.graphql.ts'
import { fromMinor, toMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'

/**
 * The parts of the total: paid or credited, claimed as paid, written off, still to be withheld by the customer, and still expected in the
 * bank.
 */
export function InvoiceProgress({ invoiceKey }: { invoiceKey: InvoiceProgress_invoice$key }) {
  const formats = useFormats()
  const {
    totals,
    remaining,
    withheldOpen,
    unverified,
    writtenOff: lost,
  } = useFragment(
    graphql`
      fragment InvoiceProgress_invoice on Invoice @throwOnFieldError {
        remaining {
          amount
        }
        withheldOpen {
          amount
        }
        unverified {
          amount
        }
        writtenOff {
          amount
        }
        totals {
          total {
            amount
          }
        }
      }
    `,
    invoiceKey,
  )
  const left = toMinor(remaining.amount)
  const withheld = toMinor(withheldOpen.amount)
  const writtenOff = toMinor(lost.amount)
  const claimed = toMinor(unverified.amount)
  const paid = toMinor(totals.total.amount) - withheld - left - writtenOff - claimed
  const parts = [
    { id: 'paid', minor: paid },
    ...(claimed > 0n ? [{ id: 'unverified', minor: claimed } as const] : []),
    ...(writtenOff > 0n ? [{ id: 'writtenOff', minor: writtenOff } as const] : []),
    ...(withheld > 0n ? [{ id: 'withheld', minor: withheld } as const] : []),
    { id: 'remaining', minor: left },
  ] as const
  return (
    <>
      <span className="invoice-bar" aria-hidden>
        {parts.map(({ id, minor }) => (
          <i key={id} className={`invoice-${id}`} style={{ flexGrow: share(minor, toMinor(totals.total.amount)) }} />
        ))}
      </span>
      <dl className="invoice-parts">
        {parts.map(({ id, minor }) => (
          <div key={id}>
            <dt>
              <span className={`invoice-key invoice-${id}`} aria-hidden />
              <FormattedMessage id={`invoices.part.${id}`} />
            </dt>
            <dd className="num">{formats.amount(fromMinor(minor))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Only for a bar: thousandths of the total. */
const share = (part: bigint, whole: bigint): number => (whole <= 0n || part <= 0n ? 0 : Number((part * 1000n) / whole))
