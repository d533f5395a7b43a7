// HTTP routes of form drafts: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import { refusePrograms } from '../../kit/tokens.ts'
import { deleteDraft, type DraftKey, readDraft, saveDraft } from './formDrafts.ts'
import type { FormDraftRow } from './table.ts'

const form = z
  .string()
  .max(100)
  .regex(/^[a-zA-Z][a-zA-Z0-9:/-]*$/)
  .describe('The form: `create-invoice`')
const recordId = id.describe('The record that the form edits or starts from; omitted: none')
const content = z.string().max(500_000).refine(isJson).describe("The form's values, as JSON")

const draft = z
  .object({
    content,
    version: z.int(),
    updatedAt: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'FormDraft', description: 'What the caller has typed into a form and not saved yet' })

const show = ({ content: typed, version, updatedAt }: FormDraftRow): z.infer<typeof draft> => ({
  content: typed,
  version,
  updatedAt,
})

/** Drafts of forms: each member has their own, which nobody else and no API token can read. */
export function formDraftRoutes(app: Server, { access }: { access: Access }) {
  const { asCaller } = access

  app.get(
    '/v1/form-drafts',
    {
      schema: {
        operationId: 'getFormDraft',
        description: "The caller's draft of a form, or null; refused to API tokens",
        querystring: z.strictObject({ form, recordId: recordId.optional() }),
        response: { 200: z.object({ draft: draft.nullable() }) },
      },
    },
    request =>
      asCaller(request, null, async (tx, caller) => {
        refusePrograms(caller)
        const found = await readDraft(tx, caller.actorId, keyOf(request.query))
        return { draft: found && show(found) }
      }),
  )

  app.put(
    '/v1/form-drafts',
    {
      schema: {
        operationId: 'saveFormDraft',
        description:
          'Stores the draft of a form; version 0 where none was seen. Refuses G-3: another device has saved meanwhile; refused to API tokens',
        body: z.strictObject({ form, recordId: recordId.optional(), content, version: z.int().min(0) }),
        response: { 200: draft },
      },
    },
    request =>
      asCaller(request, null, async (tx, caller) => {
        refusePrograms(caller)
        const { content: typed, version } = request.body
        return show(await saveDraft(tx, caller.actorId, { ...keyOf(request.body), content: typed, version }))
      }),
  )

  app.delete(
    '/v1/form-drafts',
    {
      schema: {
        operationId: 'deleteFormDraft',
        description:
          'Deletes the draft of a form; without one nothing happens. Refuses G-3: another device has saved meanwhile; refused to API tokens',
        querystring: z.strictObject({
          form,
          recordId: recordId.optional(),
          version: z.coerce.number().int().min(1),
        }),
        response: { 200: z.object({ form: z.string() }) },
      },
    },
    async request => {
      await asCaller(request, null, async (tx, caller) => {
        refusePrograms(caller)
        await deleteDraft(tx, caller.actorId, keyOf(request.query), request.query.version)
      })
      return { form: request.query.form }
    },
  )
}

const keyOf = ({ form: name, recordId: record }: { form: string; recordId?: string | undefined }): DraftKey => ({
  form: name,
  recordId: record ?? null,
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
