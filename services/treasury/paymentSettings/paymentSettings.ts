import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { DEFAULT_PAYMENT_SETTINGS, paymentSettings, type PaymentSettings } from './table.ts'

const fields = [
  'duplicateDays',
  'unmatchedDays',
  'toleranceRupiah',
  'maxFeeRupiah',
  'dormantDays',
  'staleBankingDays',
] as const
const ofOrganization = (tx: Tx) => eq(paymentSettings.organizationId, tx.organizationId)

/** The organization's settings, or the defaults. */
export async function readPaymentSettings(tx: Tx): Promise<PaymentSettings> {
  const [found] = await tx.select().from(paymentSettings).where(ofOrganization(tx))
  return found ?? DEFAULT_PAYMENT_SETTINGS
}

/** A client that doesn't know some of them leaves them unchanged. */
type PaymentSettingsInput = Omit<PaymentSettings, 'maxFeeRupiah' | 'dormantDays' | 'staleBankingDays'> & {
  maxFeeRupiah?: number | undefined
  dormantDays?: number | undefined
  staleBankingDays?: number | undefined
}

/** Changes the settings if they still have `version`; also returns whether they became more permissive. */
export async function updatePaymentSettings(
  tx: Tx,
  { version, ...input }: PaymentSettingsInput,
): Promise<{ settings: PaymentSettings; loosened: boolean }> {
  const before = await readPaymentSettings(tx)
  const after = await write(tx, version, {
    ...input,
    maxFeeRupiah: input.maxFeeRupiah ?? before.maxFeeRupiah,
    dormantDays: input.dormantDays ?? before.dormantDays,
    staleBankingDays: input.staleBankingDays ?? before.staleBankingDays,
  })
  if (!after) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'PAYMENT_SETTINGS',
    recordId: tx.organizationId,
    recordLabel: '',
    changes: changesBetween(before, after, fields),
  })
  tx.emit('payment-settings.changed', tx.organizationId, {})
  return { settings: after, loosened: isLooser(before, after) }
}

/** Whether more differences are accepted automatically, or fewer payments are reported as duplicates. */
const isLooser = (before: PaymentSettings, after: PaymentSettings): boolean =>
  after.toleranceRupiah > before.toleranceRupiah ||
  after.maxFeeRupiah > before.maxFeeRupiah ||
  after.duplicateDays < before.duplicateDays

/** The first change inserts the row; of two concurrent first changes one is stale. */
async function write(tx: Tx, version: number, input: Omit<PaymentSettings, 'version'>) {
  const [after] =
    version === 0
      ? await tx
          .insert(paymentSettings)
          .values({ ...input, organizationId: tx.organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(paymentSettings)
          .set({ ...input, version: sql`${paymentSettings.version} + 1` })
          .where(and(ofOrganization(tx), eq(paymentSettings.version, version)))
          .returning()
  return after
}
