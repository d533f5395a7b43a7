import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { isZero, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { withholdingOf } from './taxChoices.ts'
import '../../_components/documents.css'

type ShownLine = {
  readonly uuid: string
  readonly product: { readonly code: string } | null | undefined
  readonly description: string
  readonly quantity: string
  readonly unit: string
  readonly withholding: string | null | undefined
  readonly price: { readonly amount: string }
  readonly discount: { readonly percent: string | null | undefined } | null | undefined
  readonly discountAmount: { readonly amount: string }
  readonly net: { readonly amount: string }
}

type DocumentLinesProps = {
  lines: readonly ShownLine[]
  note: string | null | undefined
  noteLabel: ReactNode
  /** The totals of the lines. */
  sums: ReactNode
}

/** The lines of a saved order or invoice, and their totals. */
export function DocumentLines({ lines, note, noteLabel, sums }: DocumentLinesProps) {
  const formats = useFormats()
  return (
    <>
      <div className="document-table-scroll">
        <table className="document-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="products.line.product" />
              </th>
              <th scope="col" className="document-part num">
                <FormattedMessage id="products.line.quantity" />
              </th>
              <th scope="col" className="document-part num">
                <FormattedMessage id="products.line.price" />
              </th>
              <th scope="col" className="document-part num">
                <FormattedMessage id="products.line.discount" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="products.line.amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <tr key={line.uuid}>
                <th scope="row">
                  {line.description}
                  <small>{line.product?.code}</small>
                  <small className="document-how num" aria-hidden>
                    {`${formats.quantity(line.quantity)} ${line.unit} × ${formats.amount(line.price.amount)}`}
                    {isZero(line.discountAmount.amount)
                      ? null
                      : ` ${formats.amount(negate(line.discountAmount.amount))}`}
                  </small>
                </th>
                <td className="document-part num">
                  {formats.quantity(line.quantity)}
                  <small>{line.unit}</small>
                </td>
                <td className="document-part num">{formats.amount(line.price.amount)}</td>
                <td className="document-part num">
                  {isZero(line.discountAmount.amount) ? '–' : formats.amount(negate(line.discountAmount.amount))}
                  <small>{line.discount?.percent ? `${formats.quantity(line.discount.percent)}%` : null}</small>
                </td>
                <td className="num">
                  <b className="fw5">{formats.amount(line.net.amount)}</b>
                  <small>
                    {line.withholding ? (
                      <FormattedMessage id={`products.withholding.${withholdingOf(line.withholding)}`} />
                    ) : null}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="document-under">
        <div>
          {note ? (
            <>
              <p className="t12 muted">{noteLabel}</p>
              <p className="document-note">{note}</p>
            </>
          ) : null}
        </div>
        {sums}
      </div>
    </>
  )
}
