// Cash flows between organizations of the group. They are shown, but not subtracted from any sum.
import type { GroupCashPageQuery$data } from '../../../../__generated__/GroupCashPageQuery.graphql.ts'
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'

export type Between = NonNullable<NonNullable<GroupCashPageQuery$data['viewer']>['intercompany']>

export type Moved = { currency: string; in: string; out: string; betweenIn: string; betweenOut: string }

/** Amounts moved over all organizations, by currency, where there were transfers between them. */
export function movedOf({ organizations }: Between, currencies: readonly string[]): Moved[] {
  return currencies.flatMap(currency => {
    const moved = organizations.flatMap(each => each.moved.filter(sum => sum.currency === currency))
    const sum = (of: 'in' | 'out' | 'betweenIn' | 'betweenOut') => addDecimals(moved.map(each => each[of].amount))
    const [betweenIn, betweenOut] = [sum('betweenIn'), sum('betweenOut')]
    if (isZero(betweenIn) && isZero(betweenOut)) return []
    return [{ currency, in: sum('in'), out: sum('out'), betweenIn, betweenOut }]
  })
}

/** As counted in the forecasts of the weeks. */
export const expectedOf = ({ organizations }: Between) => ({
  in: addDecimals(organizations.map(({ expectedIn }) => expectedIn.amount.amount)),
  out: addDecimals(organizations.map(({ expectedOut }) => expectedOut.amount.amount)),
})

/** As counted in payables, in total and by age. */
export const owedOf = ({ organizations }: Between) => ({
  remaining: addDecimals(organizations.map(({ owed }) => owed.remaining.amount)),
  in: (bucket: string) =>
    addDecimals(
      organizations
        .flatMap(({ owed }) => owed.buckets.filter(each => each.bucket === bucket))
        .map(each => each.amount.amount),
    ),
})
