import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { peerOf, protectedChange } from '../../protectedActions/public.ts'
import { freshFactorFields } from '../../secondFactor/public.ts'
import { entityNames, mainEntityId, ownEntityId } from '../issuingEntities/public.ts'
import { readOwnAccount } from './accountClient.ts'
import { bankText, type BankSetting, chooseBankAccount, readBankSetting } from './bankDetails.ts'
import { codes } from './errors.ts'

const MANAGE = 'account.company.manage'

const settingShape = z
  .object({
    entityId: z.uuid().describe('The legal entity whose documents print it'),
    bankAccountId: z.uuid().nullable().describe('Treasury’s id of the account; null: none is printed'),
    bankName: z.string().nullable(),
    accountNumber: z.string().nullable(),
    holderName: z.string().nullable(),
    isClosed: z
      .boolean()
      .describe('Treasury has closed it since: nothing prints it any more, and another is to be chosen'),
    version: z.int().describe('0 while nothing has been saved'),
  })
  .meta({ id: 'InvoiceBankDetails', description: 'Where documents tell customers to transfer' })

const show = (entityId: string, { account, isClosed, version }: BankSetting): z.infer<typeof settingShape> => ({
  entityId,
  bankAccountId: account?.bankAccountId ?? null,
  bankName: account?.bankName ?? null,
  accountNumber: account?.accountNumber ?? null,
  holderName: account?.holderName ?? null,
  isClosed,
  version,
})

type Parts = { account: Account; access: Access; treasury: WorkerContext['treasury'] }

export function bankDetailsRoutes(app: Server, { account, access, treasury }: Parts) {
  const peer = treasury && peerOf(treasury)

  app.get(
    '/v1/invoice-bank-details',
    {
      schema: {
        operationId: 'getInvoiceBankDetails',
        description: 'Own bank account printed on documents of a legal entity; available to every member',
        querystring: z.strictObject({ entityId: id.optional().describe('Left out: the default entity') }),
        response: { 200: settingShape },
      },
    },
    request =>
      access.asCaller(request, null, async tx => {
        const entityId = request.query.entityId ?? (await mainEntityId(tx))
        return show(entityId, await readBankSetting(tx, entityId))
      }),
  )

  app.get(
    '/v1/invoice-bank-details/by-entity',
    {
      schema: {
        operationId: 'listInvoiceBankDetails',
        description: 'Own bank account printed on documents of each legal entity, the default one first',
        response: { 200: z.object({ items: z.array(settingShape) }) },
      },
    },
    request =>
      access.asCaller(request, null, async tx => {
        const items: z.infer<typeof settingShape>[] = []
        for (const entityId of (await entityNames(tx)).keys())
          items.push(show(entityId, await readBankSetting(tx, entityId)))
        return { items }
      }),
  )

  app.put(
    '/v1/invoice-bank-details',
    {
      schema: {
        operationId: 'chooseInvoiceBankAccount',
        description:
          'Prints another own bank account, or none; its number and names are read of treasury. A protected action: refuses AU-43 no factor set up, AU-44 a fresh factor is needed, G-22 a program; BD-1 not an open account of the organization, BD-2 treasury doesn’t answer, BD-3 an account of another entity, G-3 stale version',
        body: z.strictObject({
          entityId: id.nullish().describe('Whose documents print it; left out: the default entity’s'),
          bankAccountId: id.nullable().describe('Of treasury; null: none is printed'),
          version: z.int().min(0),
          ...freshFactorFields,
        }),
        response: { 200: settingShape },
      },
    },
    async request => {
      const { entityId: asked, bankAccountId, version, ...factor } = request.body
      const { organizationId } = await access.callerOf(request, MANAGE)
      if (bankAccountId !== null && !peer) throw new Refusal(codes.accountNotRead)
      const entityId = await account.database.readInOrganization(organizationId, null, tx =>
        asked ? ownEntityId(tx, asked) : mainEntityId(tx),
      )
      const chosen =
        bankAccountId === null || !peer ? null : await readOwnAccount(peer, { organizationId, bankAccountId, entityId })
      return protectedChange({ account, access }, request, { permission: MANAGE, factor }, async tx => {
        const result = show(entityId, await chooseBankAccount(tx, { entityId, account: chosen, version }))
        return { result, protects: { action: 'INVOICE_BANK_CHANGED', subject: chosen ? bankText(chosen) : '' } }
      })
    },
  )
}
