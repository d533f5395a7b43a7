// Common column types of lists; further properties come from the list.
import type { ReactNode } from 'react'
import type { MoneyValue } from '../../i18n/format.ts'
import { DateText } from '../DateText.tsx'
import { ForeignMoney, SignedMoney } from '../Money.tsx'
import type { GridColumn } from './columns.ts'

type Own<Row, F extends string> = Omit<GridColumn<Row, F>, 'cell' | 'id' | 'width' | 'align'> & {
  id?: string
  width?: string
}

/** A column of business dates. */
export const dateColumn = <Row, F extends string>(
  dateOf: (row: Row) => string | null | undefined,
  own: Own<Row, F>,
): GridColumn<Row, F> => ({
  id: 'date',
  width: '92px',
  ...own,
  cell: row => {
    const date = dateOf(row)
    return date ? <DateText value={date} /> : '–'
  },
})

/** A column of statuses, which cannot be hidden. */
export const statusColumn = <Row, F extends string>(
  markOf: (row: Row) => ReactNode,
  own: Omit<GridColumn<Row, F>, 'cell' | 'id'>,
): GridColumn<Row, F> => ({ id: 'status', fixed: true, narrow: 'status', ...own, cell: markOf })

/** A column of amounts, with plus or minus where they have a direction. A cell shows the currency where it differs from the usual one. */
export const amountColumn = <Row, F extends string>(
  moneyOf: (row: Row) => MoneyValue | null | undefined,
  { directionOf, ...own }: Own<Row, F> & { directionOf?: (row: Row) => string },
): GridColumn<Row, F> => ({
  id: 'amount',
  width: '212px',
  ...own,
  align: 'end',
  cell: row => {
    const money = moneyOf(row)
    if (!money) return '–'
    return directionOf ? (
      <SignedMoney value={money} direction={directionOf(row)} currency={money.currency !== 'IDR'} />
    ) : (
      <ForeignMoney value={money} />
    )
  },
})
