// HTTP of bill settings: shapes in and out, no rules.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { nameOf } from '../../kit/nameShape.ts'
import { readBillSettings, updateBillSettings } from './billSettings.ts'
import { METADATA_KINDS } from './table.ts'

const kind = z.enum(METADATA_KINDS).meta({ id: 'MetadataKind' })

const metadataField = z
  .object({ key: z.string(), label: z.string(), kind, required: z.boolean(), choices: z.array(z.string()) })
  .meta({ id: 'MetadataField', description: 'A field that the organization asks of its bills' })

const settingsShape = z
  .object({ metadataFields: z.array(metadataField), version: z.int().describe('0 while nothing has been saved') })
  .meta({ id: 'BillSettings', description: 'Settings for bills' })

const fieldInput = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,39}$/)
    .describe('What programs call it'),
  label: nameOf(60),
  kind,
  required: z.boolean(),
  choices: z.array(nameOf(60)).max(50).describe('What can be chosen, for CHOICE'),
})

/** Routes of the bill settings. */
export function billSettingsRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/bill-settings',
    {
      schema: {
        operationId: 'getBillSettings',
        description: 'Settings for bills',
        response: { 200: settingsShape },
      },
    },
    request =>
      access.asCaller(request, 'treasury.bills.view', async tx => settingsShape.parse(await readBillSettings(tx))),
  )

  app.put(
    '/v1/bill-settings',
    {
      schema: {
        operationId: 'updateBillSettings',
        description: 'Changes the settings; refuses G-3 stale version, BI-12 a key twice',
        body: z.strictObject({ metadataFields: z.array(fieldInput).max(10), version: z.int().min(0) }),
        response: { 200: settingsShape },
      },
    },
    request =>
      access.asCaller(request, 'account.company.manage', async tx =>
        settingsShape.parse(await updateBillSettings(tx, request.body)),
      ),
  )
}
