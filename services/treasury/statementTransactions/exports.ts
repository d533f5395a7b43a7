// How statement transactions are exported: columns named as on the screen.
import { amount, date, group, text, word, type Words } from '../../kit/exports/columns.ts'
import type { RecordExport } from '../../kit/exports/listExport.ts'
import { accountAlias, accountNumber, direction, LABELS, reconciliationStatus, signed } from '../exportColumns.ts'
import { statementList } from './list.ts'
import { type STATEMENT_SOURCES, statementTransaction as table } from './table.ts'

const NAME = 'statement_transaction'

const AUTOMATED: Words = { en: 'Automated', id: 'Otomatis' }
const SOURCE: Readonly<Record<(typeof STATEMENT_SOURCES)[number], Words>> = {
  MANUAL: { en: 'Manual', id: 'Manual' },
  CRAWLER: AUTOMATED,
  API: AUTOMATED,
}

export const statementExport: RecordExport = {
  name: { en: 'Statement transactions', id: 'Mutasi rekening' },
  permission: 'treasury.statements.view',
  list: statementList,
  columns: {
    date: date(LABELS.date, table.date),
    description: group(LABELS.description, [
      text({ en: 'Name', id: 'Nama' }, table.partyName),
      text(LABELS.description, table.description),
    ]),
    account: group(LABELS.account, [accountAlias(LABELS.account, NAME), accountNumber(LABELS.accountNumber, NAME)]),
    status: reconciliationStatus(NAME),
    source: word({ en: 'Source', id: 'Sumber' }, table.source, SOURCE),
    remaining: amount(LABELS.remaining, signed(NAME, `(${NAME}.amount_minor - ${NAME}.allocated_minor)`)),
    endingBalance: amount({ en: 'Ending balance', id: 'Saldo akhir' }, table.endingBalanceMinor),
    amount: group(LABELS.amount, [
      direction(NAME),
      amount(LABELS.amount, signed(NAME, `${NAME}.amount_minor`)),
      text(LABELS.currency, table.currency),
    ]),
  },
  select: (tx, fields) => tx.select(fields).from(table),
}
