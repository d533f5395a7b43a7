import { and, eq, sql } from 'drizzle-orm'
import { changesBetween, recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { type FieldRefusal, refuseFields, Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'
import { billSettings, type BillSettings, type MetadataField } from './table.ts'

const ofOrganization = (tx: Tx) => eq(billSettings.organizationId, tx.organizationId)

/** The additional fields that the organization requires of its bills; none by default. */
export async function readBillSettings(tx: Tx): Promise<BillSettings> {
  const [found] = await tx.select().from(billSettings).where(ofOrganization(tx))
  return found ?? { metadataFields: [], version: 0 }
}

/** Changes the settings if they still have `version`. Existing bills keep their values. */
export async function updateBillSettings(tx: Tx, { version, metadataFields }: BillSettings): Promise<BillSettings> {
  const fields = checkedFields(metadataFields)
  const before = await readBillSettings(tx)
  const after = await write(tx, version, fields)
  if (!after) throw new Refusal(commonErrors.staleVersion)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'BILL_SETTINGS',
    recordId: tx.organizationId,
    recordLabel: '',
    changes: changesBetween(describe(before), describe(after), ['metadataFields']),
  })
  tx.emit('bill-settings.changed', tx.organizationId, {})
  return after
}

function checkedFields(fields: readonly MetadataField[]): MetadataField[] {
  const errors: FieldRefusal[] = []
  const keys = new Set<string>()
  for (const [index, { key, kind, choices }] of fields.entries()) {
    if (keys.has(key))
      errors.push({ path: `metadataFields.${index}.key`, error: codes.billMetadataKeyRepeated, params: { key } })
    keys.add(key)
    if (kind === 'CHOICE' && choices.length === 0)
      errors.push({ path: `metadataFields.${index}.choices`, error: 'REQUIRED' })
  }
  if (errors.length > 0) throw refuseFields(errors)
  return fields.map(field => ({ ...field, choices: field.kind === 'CHOICE' ? [...new Set(field.choices)] : [] }))
}

/** The fields as stored in the activity log: as data, because the words depend on the reader. */
const describe = ({ metadataFields }: BillSettings) => ({
  metadataFields:
    metadataFields.length === 0
      ? null
      : metadataFields.map(({ key, label, kind, required, choices }) => ({ key, label, kind, required, choices })),
})

/** The first change inserts the row; of two concurrent first changes one is stale. */
async function write(tx: Tx, version: number, metadataFields: MetadataField[]) {
  const [after] =
    version === 0
      ? await tx
          .insert(billSettings)
          .values({ metadataFields, organizationId: tx.organizationId })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(billSettings)
          .set({ metadataFields, version: sql`${billSettings.version} + 1` })
          .where(and(ofOrganization(tx), eq(billSettings.version, version)))
          .returning()
  return after
}
