import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { type FieldRefusal, Refusal, refuseFields } from '../../kit/http/problem.ts'
import { formatMinor } from '../../kit/money.ts'
import { codes } from './errors.ts'
import { organization } from '../organizations/public.ts'
import { DEFAULT_ORDER_SETTINGS, orderSettings, type OrderSettings } from './table.ts'

const PREFIXES = ['salesOrderPrefix', 'invoicePrefix', 'creditMemoPrefix', 'paymentPrefix'] as const
const settingFields = [
  ...PREFIXES,
  'paymentTermDays',
  'creditLimit',
  'invoiceNote',
  'invoiceTerms',
  'rejectedRetentionDays',
  'deactivatedRetentionYears',
] as const

/** The organization's settings, or the defaults. */
export async function readOrderSettings(tx: Tx): Promise<OrderSettings> {
  const [found] = await tx.select().from(orderSettings)
  return found ?? DEFAULT_ORDER_SETTINGS
}

type Retention = Pick<OrderSettings, 'rejectedRetentionDays' | 'deactivatedRetentionYears'>
/** Omitted retention periods stay unchanged. */
type OrderSettingsInput = Omit<OrderSettings, keyof Retention> & { [Name in keyof Retention]?: number | undefined }

/** Changes the settings read at `version`. */
export async function updateOrderSettings(
  tx: Tx,
  { version, rejectedRetentionDays, deactivatedRetentionYears, ...rest }: OrderSettingsInput,
): Promise<OrderSettings> {
  refuseSharedPrefix(rest)
  const label = await invoicingOrganization(tx)
  const before = await readOrderSettings(tx)
  const input = {
    ...rest,
    rejectedRetentionDays: rejectedRetentionDays ?? before.rejectedRetentionDays,
    deactivatedRetentionYears: deactivatedRetentionYears ?? before.deactivatedRetentionYears,
  }
  const after = await write(tx, version, input)
  if (!after) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: label,
    changes: changesBetween(describe(before), describe(after), settingFields),
  })
  tx.emit('organization.changed', tx.organizationId)
  return after
}

/** The settings in the activity log. */
const describe = ({ creditLimitMinor, ...settings }: OrderSettings) => ({
  ...settings,
  creditLimit: creditLimitMinor === null ? null : formatMinor(creditLimitMinor),
})

/** The first change creates the row, and of two first changes one is stale. */
async function write(tx: Tx, version: number, input: Omit<OrderSettings, 'version'>) {
  const { organizationId } = tx
  const [after] =
    version === 0
      ? await tx
          .insert(orderSettings)
          .values({ ...input, organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(orderSettings)
          .set({ ...input, version: sql`${orderSettings.version} + 1` })
          .where(and(eq(orderSettings.organizationId, organizationId), eq(orderSettings.version, version)))
          .returning()
  return after
}

/** Two kinds with the same prefix would have the same numbers. */
function refuseSharedPrefix(input: Pick<OrderSettings, (typeof PREFIXES)[number]>) {
  const shared = PREFIXES.filter((name, index) => PREFIXES.slice(0, index).some(other => input[other] === input[name]))
  const errors = shared.map((path): FieldRefusal => ({ path, error: codes.prefixTaken }))
  if (errors.length > 0) throw refuseFields(errors)
}

/** The organization's name; refuses one without invoicing, which has no such settings. */
async function invoicingOrganization(tx: Tx): Promise<string> {
  const [found] = await tx.select({ name: organization.name, modes: organization.modes }).from(organization)
  if (!found?.modes.includes('INVOICING')) throw new Refusal(codes.organizationNotInvoicing)
  return found.name
}
