import { Check, TriangleAlert } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFormats } from '../../../../i18n/format.ts'
import { isZero, negate } from '../../../../i18n/decimal.ts'
import type { Difference, Drawing, Explanation } from '../_lib/difference.ts'

type DifferenceBarProps = {
  difference: Difference
  drawing: Drawing
  explanations: readonly Explanation[]
  lineCount: number
  pickCount: number
  /** Numbers of the picked expected transactions, by id. */
  numberOf: (id: string) => string
  /** An error of the server, shown where the action was tried. */
  notice: ReactNode
  children: ReactNode
}

/** The equation, drawn to scale and written out, always visible; the actions are below it. */
export function DifferenceBar({ difference, drawing, notice, children, ...rest }: DifferenceBarProps) {
  return (
    <section className="diff" data-outcome={difference.outcome}>
      <Track drawing={drawing} />
      <Equation difference={difference} {...rest} />
      {notice}
      <div className="after">
        <Consequence difference={difference} numberOf={rest.numberOf} />
        <div className="diff-actions">{children}</div>
      </div>
    </section>
  )
}

const stretchClasses = { PICKED: '', EXPLAINED: 'explained', MISSING: 'open', OVER: 'open' } as const

function Track({ drawing }: { drawing: Drawing }) {
  return (
    <div className="track" aria-hidden>
      {drawing.stretches.map((stretch, index) => (
        <span
          key={stretch.key}
          className={`stretch ${stretchClasses[stretch.kind]} ${stretch.kind === 'PICKED' && index % 2 === 1 ? 'alt' : ''}`}
          style={{ flexGrow: Math.max(stretch.percent, 0.4) }}
        />
      ))}
      {drawing.stretches.length > 0 ? <span className="tick" style={{ left: `calc(${drawing.tick}% - 2px)` }} /> : null}
    </div>
  )
}

type EquationProps = Pick<DifferenceBarProps, 'difference' | 'explanations' | 'lineCount' | 'pickCount'>

function Equation({ difference, explanations, lineCount, pickCount }: EquationProps) {
  const formats = useFormats()
  const isOpen = difference.outcome !== 'NOTHING_PICKED' && !isZero(difference.difference)
  const isFull = difference.outcome === 'FULL'
  return (
    <div className="eq" aria-live="polite" aria-atomic>
      <Term
        name={
          <FormattedMessage
            id={lineCount > 1 ? 'reconciliation.difference.statementMany' : 'reconciliation.difference.statement'}
            values={{ count: lineCount }}
          />
        }
      >
        {formats.amount(difference.statement)}
      </Term>
      <Operator>−</Operator>
      <Term
        name={
          <FormattedMessage
            id={pickCount > 1 ? 'reconciliation.difference.selectedMany' : 'reconciliation.difference.selected'}
            values={{ count: pickCount }}
          />
        }
      >
        {formats.amount(difference.selected)}
      </Term>
      {explanations.map(({ kind, amount }) => (
        <Fragment key={kind}>
          <Operator>{amount.startsWith('-') ? '−' : '+'}</Operator>
          <Term name={<FormattedMessage id={`reconciliation.difference.${kind}`} />}>
            {formats.amount(amount.startsWith('-') ? negate(amount) : amount)}
          </Term>
        </Fragment>
      ))}
      <Operator>=</Operator>
      <Term className={isOpen ? 'w' : isFull ? 'ok' : ''} name={<FormattedMessage id="reconciliation.difference" />}>
        {formats.amount(difference.difference)}
      </Term>
    </div>
  )
}

function Term({ name, children, className = '' }: { name: ReactNode; children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <span className="et">{name}</span>
      <span className="ed">{children}</span>
    </div>
  )
}

function Operator({ children }: { children: string }) {
  return <span className="op">{children}</span>
}

/** The effect of matching now, in one sentence. */
function Consequence({ difference, numberOf }: Pick<DifferenceBarProps, 'difference' | 'numberOf'>) {
  const formats = useFormats()
  const { outcome, refusal, staysOpen, explained } = difference
  if (refusal !== null)
    return (
      <DifferenceText warns>
        <FormattedMessage id={`reconciliation.difference.${refusal}`} />
      </DifferenceText>
    )
  if (staysOpen !== null) {
    const id =
      staysOpen.side === 'LINE' ? 'reconciliation.difference.lineOpen' : 'reconciliation.difference.expectedOpen'
    const values = {
      number: numberOf(staysOpen.id),
      amount: formats.amount(staysOpen.amount),
      b: (chunks: ReactNode[]) => <b>{chunks}</b>,
    }
    return (
      <DifferenceText warns>
        <FormattedMessage id={id} values={values} />
      </DifferenceText>
    )
  }
  if (outcome === 'NOTHING_PICKED')
    return (
      <span className="grow">
        <FormattedMessage id="reconciliation.difference.nothing" />
      </span>
    )
  const id = isZero(explained) ? 'reconciliation.difference.full' : 'reconciliation.difference.explained'
  return (
    <DifferenceText>
      <FormattedMessage id={id} />
    </DifferenceText>
  )
}

function DifferenceText({ warns = false, children }: { warns?: boolean; children: ReactNode }) {
  const Icon = warns ? TriangleAlert : Check
  return (
    <>
      <Icon className={warns ? 'i warns' : 'i fits'} aria-hidden />
      <span className="grow">{children}</span>
    </>
  )
}
