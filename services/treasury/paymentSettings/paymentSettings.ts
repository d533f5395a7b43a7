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

/** What the organization has set, or the defaults. */
export async function readPaymentSettings(tx: Tx): Promise<PaymentSettings> {
  const [found] = await tx.select().from(paymentSettings).where(ofOrganization(tx))
  return found ?? DEFAULT_PAYMENT_SETTINGS
}

/** A client that does not know of some leaves them as they are. */
type PaymentSettingsInput = Omit<PaymentSettings, 'maxFeeRupiah' | 'dormantDays' | 'staleBankingDays'> & {
  maxFeeRupiah?: number | undefined
  dormantDays?: number | undefined
  staleBankingDays?: number | undefined
}

/** Changes the settings that came with `version`; answers too whether they let through what they did not before. */
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

/** Whether more is explained by itself, or less is taken for a duplicate. */
const isLooser = (before: PaymentSettings, after: PaymentSettings): boolean =>
  after.toleranceRupiah > before.toleranceRupiah ||
  after.maxFeeRupiah > before.maxFeeRupiah ||
  after.duplicateDays < before.duplicateDays

/** The first change makes the row, and of two first changes one is stale. */
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
