// Joins transactions of several organizations to flows between them. Uses only what each organization returned for the viewer.
import type { IntercompanyFlowSource, OrganizationIntercompanySource } from './sources.ts'

/** Maximum number of days between the two sides of one transfer. */
const SPREAD_DAYS = 4

type Line = OrganizationIntercompanySource['lines'][number]
type Side = { from: string; to: string; line: Line }

/** Movements between the organizations since a day, newest first. `ownerOf` gives the organization of an account. */
export function flowsOf(
  answers: readonly OrganizationIntercompanySource[],
  ownerOf: ReadonlyMap<string, string>,
): IntercompanyFlowSource[] {
  const sides = answers.flatMap(({ organizationId, lines }) =>
    lines.flatMap(line => {
      const other = ownerOf.get(line.account)
      return other === undefined ? [] : [{ organizationId, other, line }]
    }),
  )
  const paid = sides
    .filter(({ line }) => line.direction === 'DEBIT')
    .map(({ organizationId, other, line }): Side => ({ from: organizationId, to: other, line }))
  const received = sides
    .filter(({ line }) => line.direction === 'CREDIT')
    .map(({ organizationId, other, line }): Side => ({ from: other, to: organizationId, line }))
  const first = answers.map(({ from }) => from).toSorted()[0] ?? ''
  return paired(paid, received)
    .filter(({ date }) => date >= first)
    .toSorted((one, other) => (one.date === other.date ? 0 : one.date < other.date ? 1 : -1))
}

/** Pairs each payment with the receipt of the same amount that is nearest in time; an unpaired one is a flow with one side. */
function paired(paid: readonly Side[], received: readonly Side[]): IntercompanyFlowSource[] {
  const open = Map.groupBy(received, keyOf)
  const pairs = paid.flatMap(payment =>
    (open.get(keyOf(payment)) ?? []).map(receipt => ({
      payment,
      receipt,
      apart: daysApart(payment.line, receipt.line),
    })),
  )
  const taken = new Set<Side>()
  const both: IntercompanyFlowSource[] = []
  for (const { payment, receipt, apart } of pairs.toSorted((one, other) => one.apart - other.apart)) {
    if (apart > SPREAD_DAYS || taken.has(payment) || taken.has(receipt)) continue
    taken.add(payment).add(receipt)
    both.push(toFlow(payment, payment.line, receipt.line))
  }
  return [
    ...both,
    ...paid.filter(side => !taken.has(side)).map(side => toFlow(side, side.line, null)),
    ...received.filter(side => !taken.has(side)).map(side => toFlow(side, null, side.line)),
  ]
}

const keyOf = ({ from, to, line: { amount } }: Side): string => `${from} ${to} ${amount.currency} ${amount.amount}`

const daysApart = (one: Line, other: Line): number => Math.abs(Temporal.PlainDate.from(one.date).until(other.date).days)

function toFlow({ from, to, line }: Side, payment: Line | null, receipt: Line | null): IntercompanyFlowSource {
  const days = [payment?.date, receipt?.date].filter(day => day !== undefined)
  return {
    from: { organizationId: from, statementTransactionId: payment?.statementTransactionId ?? null },
    to: { organizationId: to, statementTransactionId: receipt?.statementTransactionId ?? null },
    amount: line.amount,
    date: days.toSorted().at(-1) ?? line.date,
  }
}
