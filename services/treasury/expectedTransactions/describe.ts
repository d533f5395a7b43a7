import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankAccountAlias } from '../bankAccounts/public.ts'
import { counterpartyAlias } from '../counterparties/public.ts'
import type { ExpectedRow } from './table.ts'

/** The record as shown in the activity log, with aliases of the records it references. */
export async function describeExpected(tx: Tx, row: ExpectedRow) {
  return {
    date: row.date,
    description: row.description,
    direction: row.direction,
    amount: `${formatMinor(row.amountMinor)} ${row.currency}`,
    status: row.status,
    counterparty: await counterpartyAlias(tx, row.counterpartyId),
    bankAccount: await bankAccountAlias(tx, row.bankAccountId),
    internalDescription: row.internalDescription,
    externalId: row.externalId,
    data: row.data.map(({ key, value }) => `${key}: ${value}`).join('; ') || null,
    amountFrom: row.amountFromMinor === null ? null : formatMinor(row.amountFromMinor),
    amountTo: row.amountToMinor === null ? null : formatMinor(row.amountToMinor),
    dateFrom: row.dateFrom,
    dateTo: row.dateTo,
    promisedOn: row.promisedOn,
  }
}

export const expectedFields = [
  'date',
  'description',
  'direction',
  'amount',
  'status',
  'counterparty',
  'bankAccount',
  'internalDescription',
  'externalId',
  'data',
  'amountFrom',
  'amountTo',
  'dateFrom',
  'dateTo',
  'promisedOn',
] as const
