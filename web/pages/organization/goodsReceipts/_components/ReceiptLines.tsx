import { CircleCheck } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { readQuantity } from '../../../../i18n/amountInput.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useFormField } from '../../../../ui/form/fields.tsx'
import { FormCard } from '../../../../ui/form/FormPage.tsx'
import { minus, type OpenLine, type ReceiptKind, type ReceiptValues, scaled } from '../_lib/receiptValues.ts'
import './goodsReceipts.css'

/** For each line of the order: the quantity received before, what is left, and what is recorded now. */
export function ReceiptLines({ lines, kind }: { lines: readonly OpenLine[]; kind: ReceiptKind }) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'goodsReceipts.lines' })
  const field = useFormField<ReceiptValues['lines']>('lines', label)
  const fill = (all: boolean) =>
    field.change(
      lines.map(({ uuid, left }) => ({
        lineUuid: uuid,
        quantity: all && scaled(left) > 0n ? minus(left, '0') : null,
      })),
    )
  function move(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
    if (step === undefined || event.metaKey || event.ctrlKey || event.altKey) return
    const inputs = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input')]
    const at = inputs.findIndex(input => input === event.target)
    if (at < 0) return
    event.preventDefault()
    inputs[at + step]?.focus()
  }
  return (
    <FormCard
      title={label}
      end={
        <>
          <Button size="sm" onClick={() => fill(false)}>
            <FormattedMessage id="goodsReceipts.none.fill" />
          </Button>
          <Button size="sm" onClick={() => fill(true)}>
            <FormattedMessage id={`goodsReceipts.all.${kind}`} />
          </Button>
        </>
      }
    >
      <table className="receipt-table" onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="goodsReceipts.line.product" />
            </th>
            <th scope="col">
              <FormattedMessage id="goodsReceipts.line.received" />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id={`goodsReceipts.line.left.${kind}`} />
            </th>
            <th scope="col" className="num">
              <FormattedMessage id="goodsReceipts.line.now" />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <ReceiptLine key={line.uuid} line={line} at={at} kind={kind} />
          ))}
        </tbody>
      </table>
      {typeof field.error === 'string' ? (
        <p className="hint bad" id={field.id} tabIndex={-1}>
          {field.error}
        </p>
      ) : null}
    </FormCard>
  )
}

function ReceiptLine({ line, at, kind }: { line: OpenLine; at: number; kind: ReceiptKind }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const label = formatMessage({ id: 'goodsReceipts.line.quantity' }, { product: line.description })
  const field = useFormField<string | null>(`lines.${at}.quantity`, label)
  const [typing, setTyping] = useState<string | null>(null)
  const shown = field.value !== null && /^\d+(\.\d+)?$/.test(field.value) ? formats.quantity(field.value) : field.value
  const [ordered, kept, now] = [scaled(line.ordered), scaled(line.kept), scaled(field.value)]
  const before = kind === 'RETURN' ? kept - now : kept
  const isOver = now > scaled(line.left)
  const isDone = scaled(line.left) <= 0n
  return (
    <tr className={isDone ? 'done' : undefined}>
      <th scope="row">
        {line.description}
        <small>{line.code}</small>
      </th>
      <td>
        <span className="num">
          {formats.quantity(line.kept)}
          {now > 0n && field.value ? ` ${kind === 'RETURN' ? '−' : '+'} ${formats.quantity(field.value)}` : null}{' '}
          <span className="muted">
            <FormattedMessage
              id="goodsReceipts.line.of"
              values={{ quantity: formats.quantity(line.ordered), unit: line.unit }}
            />
          </span>
        </span>
        <span className={isOver ? 'receipt-bar over' : 'receipt-bar'} aria-hidden>
          <i style={{ width: `${percent(before, ordered)}%` }} />
          <i className="now" style={{ width: `${percent(now, ordered, before)}%` }} />
        </span>
      </td>
      <td className="num receipt-left">{formats.quantity(line.left)}</td>
      <td className="num receipt-now">
        {isDone ? (
          <span className="badge ok">
            <CircleCheck className="i" aria-hidden />
            <FormattedMessage id={`goodsReceipts.line.done.${kind}`} />
          </span>
        ) : (
          <>
            <input
              id={field.id}
              className="input num"
              inputMode="decimal"
              autoComplete="off"
              aria-label={label}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={field.error ? `${field.id}-error` : undefined}
              value={typing ?? shown ?? ''}
              onFocus={event => event.target.select()}
              onChange={({ target }) => {
                setTyping(target.value)
                const text = target.value.trim()
                field.change(text === '' ? null : (readQuantity(text, formats.numbers) ?? text))
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
        )}
      </td>
    </tr>
  )
}

/** Only for a bar: whole percent of the ordered quantity, limited to the remaining space. */
function percent(part: bigint, whole: bigint, taken = 0n): number {
  if (whole <= 0n) return 0
  const room = whole - (taken < 0n ? 0n : taken)
  const shown = part < 0n ? 0n : part > room ? room : part
  return Number((shown * 100n) / whole)
}
