import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { ActionOn, Change } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { formatMinor } from '../../kit/money.ts'
import { bankAccountAlias, bankOf } from '../bankAccounts/public.ts'
import { heldAtBank } from './repository.ts'
import { formatRate } from './rules/interest.ts'
import { proposedTax } from './rules/tax.ts'
import type { DepositRow } from './table.ts'

const rateOrNull = (rate: bigint | null) => (rate === null ? null : formatRate(rate))

/** The deposit as shown in the activity log, with the names of the records it references. */
export async function describeDeposit(tx: Tx, row: DepositRow) {
  const moneyOrNull = (minor: bigint | null) => (minor === null ? null : `${formatMinor(minor)} ${row.currency}`)
  return {
    status: row.status,
    bank: bankOf(row.bankCode)?.name ?? row.bankCode,
    alias: row.alias,
    amount: moneyOrNull(row.amountMinor),
    principal: moneyOrNull(row.principalMinor),
    issuedOn: row.issuedOn,
    tenor: row.tenor,
    tenorType: row.tenorType,
    maturesOn: row.maturesOn,
    interestRate: formatRate(row.interestRate),
    nextInterestRate: rateOrNull(row.nextInterestRate),
    renewal: row.renewal,
    interestPayout: row.interestPayout,
    dayBasis: row.dayBasis,
    taxTreatment: row.taxTreatment,
    taxRate: formatRate(row.taxRate),
    pledged: row.pledged,
    closableEarly: row.closableEarly,
    forfeitsInterest: row.forfeitsInterest,
    penaltyRate: rateOrNull(row.penaltyRate),
    penaltyAmount: moneyOrNull(row.penaltyMinor),
    clawsBack: row.clawsBack,
    sourceAccount: await bankAccountAlias(tx, row.sourceAccountId),
    payoutAccount: await bankAccountAlias(tx, row.payoutAccountId),
    closedOn: row.closedOn,
    payout: moneyOrNull(row.payoutMinor),
  }
}

const depositFields = [
  'status',
  'bank',
  'alias',
  'amount',
  'principal',
  'issuedOn',
  'tenor',
  'tenorType',
  'maturesOn',
  'interestRate',
  'nextInterestRate',
  'renewal',
  'interestPayout',
  'dayBasis',
  'taxTreatment',
  'taxRate',
  'pledged',
  'closableEarly',
  'forfeitsInterest',
  'penaltyRate',
  'penaltyAmount',
  'clawsBack',
  'sourceAccount',
  'payoutAccount',
  'closedOn',
  'payout',
] as const

/** If a user decided on the tax, the log also has the proposal. */
async function withProposal(tx: Tx, row: DepositRow, changes: Change[]): Promise<Change[]> {
  if (!changes.some(({ field }) => field === 'taxRate')) return changes
  const othersMinor = await heldAtBank(tx, { ...row, exceptId: row.id })
  const { rate } = proposedTax({
    ...row,
    treatment: row.taxTreatment,
    principalMinor: row.amountMinor,
    issuedOn: Temporal.PlainDate.from(row.issuedOn),
    othersMinor,
  })
  return [...changes, { field: 'proposedTaxRate', before: null, after: formatRate(rate) }]
}

/** Logs a change of a deposit and emits its event; without `before` it was created. */
export async function recordDepositChange(
  tx: Tx,
  action: ActionOn<'DEPOSIT'>,
  { before, after, reason = null }: { before?: DepositRow; after: DepositRow; reason?: string | null },
): Promise<void> {
  recordActivity(tx, {
    action,
    recordType: 'DEPOSIT',
    recordId: after.id,
    recordLabel: after.number,
    changes: await withProposal(
      tx,
      after,
      changesBetween(before && (await describeDeposit(tx, before)), await describeDeposit(tx, after), depositFields),
    ),
    reason,
  })
  tx.emit('deposit.changed', after.id)
}
