import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { readAmount, readQuantity } from '../../../../i18n/amountInput.ts'
import { type MoneyValue, useFormats } from '../../../../i18n/format.ts'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import type { CreditLine } from '../_lib/creditValues.ts'

export type InvoicedLine = {
  readonly uuid: string
  readonly description: string
  readonly unit: string
  readonly quantity: string
  readonly base: MoneyValue
}

/** For each line of the invoice: what was invoiced, and the credited quantity or amount. */
export function CreditLinesCard({ lines }: { lines: readonly InvoicedLine[] }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const label = formatMessage({ id: 'creditMemos.lines' })
  const field = useFormField<readonly CreditLine[]>('lines', label)
  return (
    <FormCard title={label}>
      <div className="document-table-scroll">
        <table className="document-table">
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="creditMemos.line" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="creditMemos.line.invoiced" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="creditMemos.line.quantity" />
              </th>
              <th scope="col" className="num">
                <FormattedMessage id="creditMemos.line.amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ uuid, description, unit, quantity, base }, place) => (
              <tr key={uuid}>
                <th scope="row">
                  {description}
                  <small>
                    {formats.quantity(quantity)} {unit}
                  </small>
                </th>
                <td className="num">{formats.amount(base.amount)}</td>
                <td className="num">
                  <Cell
                    name={`lines.${place}.quantity`}
                    label={formatMessage({ id: 'creditMemos.line.quantityOf' }, { line: description })}
                    show={value => (/^\d+(\.\d+)?$/.test(value) ? formats.quantity(value) : value)}
                    read={text => readQuantity(text, formats.numbers)}
                  />
                </td>
                <td className="num">
                  <Cell
                    name={`lines.${place}.amount`}
                    label={formatMessage({ id: 'creditMemos.line.amountOf' }, { line: description })}
                    show={value => (/^\d+(\.\d{1,2})?$/.test(value) ? formats.amount(value) : value)}
                    read={text => readAmount(text, formats.numbers)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {typeof field.error === 'string' ? (
        <p className="hint bad" id={field.id} tabIndex={-1}>
          {field.error}
        </p>
      ) : null}
    </FormCard>
  )
}

type CellProps = {
  name: string
  label: string
  /** Formats a value for editing; invalid text stays as typed. */
  show: (value: string) => string
  read: (text: string) => string | null
}

function Cell({ name, label, show, read }: CellProps): ReactNode {
  const field = useFormField<string | null>(name, label)
  const [typing, setTyping] = useState<string | null>(null)
  return (
    <>
      <input
        id={field.id}
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={field.error ? true : undefined}
        aria-describedby={field.error ? `${field.id}-error` : undefined}
        value={typing ?? (field.value === null ? '' : show(field.value))}
        onFocus={event => event.target.select()}
        onChange={({ target }) => {
          setTyping(target.value)
          const text = target.value.trim()
          field.change(text === '' ? null : (read(text) ?? text))
        }}
        onBlur={() => {
          setTyping(null)
          field.touch()
        }}
      />
      {field.error ? (
        <span className="hint bad" id={`${field.id}-error`}>
          {field.error}
        </span>
      ) : null}
    </>
  )
}
