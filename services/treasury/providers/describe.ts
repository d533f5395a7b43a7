import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { ActionOn, Change } from '../../kit/activity/table.ts'
import type { Tx } from '../../kit/database/database.ts'
import { bankAccountAlias } from '../bankAccounts/public.ts'
import type { ProviderRow } from './table.ts'

/** The connection as shown in the activity log, without its credentials. */
const describeProvider = async (tx: Tx, row: ProviderRow) => ({
  provider: row.provider,
  alias: row.alias,
  mode: row.mode,
  status: row.status,
  payoutAccount: await bankAccountAlias(tx, row.bankAccountId),
})

const providerFields = ['provider', 'alias', 'mode', 'status', 'payoutAccount'] as const

/** Logs a change of a connection and emits its event; without `before` it was created. */
export async function recordProviderChange(
  tx: Tx,
  action: ActionOn<'PAYMENT_PROVIDER'>,
  { before, after, changes }: { before?: ProviderRow; after: ProviderRow; changes?: readonly Change[] },
): Promise<void> {
  recordActivity(tx, {
    action,
    recordType: 'PAYMENT_PROVIDER',
    recordId: after.id,
    recordLabel: after.alias,
    changes:
      changes ??
      changesBetween(before && (await describeProvider(tx, before)), await describeProvider(tx, after), providerFields),
  })
  tx.emit('payment-provider.changed', after.id)
}
