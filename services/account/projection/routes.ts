// For our own services only: data that they keep copies of.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { refuseFields } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/idShapes.ts'
import type { Account } from '../account.ts'
import { listSnapshots } from './listSnapshots.ts'

const snapshot = z
  .object({
    id: z.uuid(),
    name: z.string(),
    legalName: z.string(),
    defaultCurrency: z.enum(['IDR', 'USD', 'SGD']),
    timeZone: z.string(),
    modes: z.array(z.enum(['TREASURY', 'INVOICING'])),
    controls: z.object({
      approveOwn: z.boolean().optional(),
      transfersActive: z.boolean().optional(),
      lockedBefore: z.iso
        .date()
        .nullable()
        .optional()
        .describe('The period lock: no record is dated, matched or undone before this date'),
    }),
    entities: z.array(z.object({ id: z.uuid(), name: z.string(), isDefault: z.boolean() })),
    members: z.array(
      z.object({
        userId: z.uuid(),
        fullName: z.string(),
        isOwner: z.boolean(),
        mayApprovePayments: z.boolean().describe('Whether the membership is active and its role may approve payments'),
      }),
    ),
  })
  .meta({ id: 'OrganizationSnapshot', description: 'An organization with its entities, controls and people' })

export function projectionRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/projection/organizations',
    {
      schema: {
        operationId: 'listOrganizationSnapshots',
        description: 'Organizations as other services keep them: those of `ids`, or all, page by page',
        querystring: z.strictObject({
          ids: idList.optional(),
          first: z.coerce.number().int().min(1).max(200).default(100),
          after: z.string().max(100).optional().describe('`next` of the previous page'),
        }),
        response: { 200: z.object({ items: z.array(snapshot), next: z.string().nullable() }) },
      },
    },
    async request => {
      await access.authenticateService(request)
      const { ids, first, after } = request.query
      if (after !== undefined && !z.uuid().safeParse(after).success) {
        throw refuseFields([{ path: 'after', error: 'INVALID_CURSOR' }])
      }
      const items = await account.database.readAsSystem(tx => listSnapshots(tx, ids ? { ids } : { after, first }))
      const next = !ids && items.length === first ? (items.at(-1)?.id ?? null) : null
      return { items, next }
    },
  )
}
