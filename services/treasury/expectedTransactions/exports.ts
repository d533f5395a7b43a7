// How expected transactions are exported: columns named as on the screen.
import { amount, date, group, text } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { accountAlias, counterpartyAlias, direction, LABELS, reconciliationStatus, signed } from '../exportColumns.ts'
import { expectedList } from './list.ts'
import { expectedTransaction as table } from './table.ts'

const NAME = 'expected_transaction'

export const expectedExport: RecordExport = {
  name: { en: 'Expected transactions', id: 'Rencana transaksi' },
  permission: 'treasury.expected.view',
  list: expectedList,
  columns: {
    number: text(LABELS.number, table.number),
    date: date(LABELS.date, table.date),
    description: group({ en: 'Counterparty and description', id: 'Rekanan dan keterangan' }, [
      counterpartyAlias(NAME),
      text(LABELS.description, table.description),
    ]),
    account: accountAlias(LABELS.account, NAME),
    externalId: text(LABELS.externalId, table.externalId),
    status: reconciliationStatus(NAME),
    remaining: amount(LABELS.remaining, signed(NAME, `(${NAME}.amount_minor - ${NAME}.allocated_minor)`)),
    amount: group(LABELS.amount, [
      direction(NAME),
      amount(LABELS.amount, signed(NAME, `${NAME}.amount_minor`)),
      text(LABELS.currency, table.currency),
    ]),
    internalDescription: text({ en: 'Internal description', id: 'Keterangan internal' }, table.internalDescription),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
