import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { MessageId, NamesUnder } from '../../../../i18n/messages.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { usePercent } from '../_lib/percent.ts'
import './tax.css'

type TaxSumProps = {
  base: MoneyValue
  vatRate: string | null | undefined
  vatAmount: MoneyValue
  withholding: NamesUnder<'billTax.withholding.'> | null | undefined
  withholdingRate: string | null | undefined
  withheldAmount: MoneyValue | null | undefined
  netPayable: MoneyValue
}

/** How the amount of a bill is computed: base + VAT - withheld = net payable. */
export function TaxSum(props: TaxSumProps) {
  const { base, vatRate, vatAmount, withholding, withholdingRate, withheldAmount, netPayable } = props
  const formats = useFormats()
  const percent = usePercent()
  const rate = (of: string | null | undefined) => (of && of !== '0' ? percent(of) : null)
  const parts: { sign: string | null; label: ReactNode; money: MoneyValue }[] = [
    { sign: null, label: <Label id="billTax.base" />, money: base },
    { sign: '+', label: <Label id="billTax.vatIn" rate={rate(vatRate)} />, money: vatAmount },
    ...(withholding && withheldAmount
      ? [
          {
            sign: '\u2212',
            label: (
              <FormattedMessage
                id="billTax.withheld.of"
                values={{
                  tax: <FormattedMessage id={`billTax.withholding.${withholding}`} />,
                  rate: rate(withholdingRate) ?? '',
                }}
              />
            ),
            money: withheldAmount,
          },
        ]
      : []),
    { sign: '=', label: <Label id="billTax.net" />, money: netPayable },
  ]
  return (
    <dl className="tax-sum">
      {parts.map(({ sign, label, money }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>
            {sign === null ? null : (
              <span className="tax-sign" aria-hidden>
                {sign}{' '}
              </span>
            )}
            {formats.amount(money.amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Label = ({ id, rate }: { id: MessageId; rate?: string | null }) => (
  <>
    <FormattedMessage id={id} />
    {rate ? `, ${rate}` : null}
  </>
)
