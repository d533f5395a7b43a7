import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { idList } from '../../kit/idShapes.ts'
import { nameOf } from '../../kit/nameShape.ts'
import type { Account } from '../account.ts'
import { freshFactorFields } from '../secondFactor/public.ts'
import { sessionOwner } from '../callers/public.ts'
import { createEntity, deleteEntity, updateEntity } from './changeEntities.ts'
import { entityBody, entityEdit, entityShape, readTaxNumber, showEntity } from './entityShape.ts'
import { createOwnOrganization } from './createOwnOrganization.ts'
import { listEntities } from './listEntities.ts'
import { currency } from '../../kit/money.ts'
import { appMode, organizationShape, withDoubt } from './organizationShape.ts'
import { updateOrganization } from './updateOrganization.ts'

const version = z.int().min(1)
const params = z.strictObject({ id: z.uuid() })

const profileBody = z.strictObject({
  name: nameOf(100),
  legalName: nameOf(200),
  taxNumber: z.string().max(30).nullable(),
  address: z
    .string()
    .trim()
    .max(500)
    .nullable()
    .transform(text => text || null),
  defaultCurrency: currency,
  timeZone: z.string().max(64).refine(isTimeZone),
  version,
})

const creationBody = profileBody.omit({ address: true, version: true }).extend({
  modes: z
    .array(appMode)
    .min(1)
    .max(2)
    .transform(modes => [...new Set(modes)]),
  ...freshFactorFields,
})

const MANAGE = 'account.company.manage'

export function organizationRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.post(
    '/v1/organizations',
    {
      schema: {
        operationId: 'createOrganization',
        description:
          'A person creates an organization and owns it; needs a fresh factor where they have one. Refuses OG-4 tax number, OG-10 set up already, OG-11 not allowed, AU-43 a founder without a second factor',
        headers: optionalKeyHeader,
        body: creationBody,
        response: { 201: organizationShape },
      },
    },
    async (request, reply) => {
      const owner = await sessionOwner(access, request)
      const { code, passkeyAssertion, taxNumber, ...details } = request.body
      const made = await createOwnOrganization(account, {
        ...owner,
        details: { ...details, taxNumber: readTaxNumber(taxNumber) },
        factor: { code, passkeyAssertion },
        idempotencyKey: request.headers['idempotency-key'],
        requestId: request.id,
      })
      return reply.code(201).send(withDoubt({ ...made, id: made.organizationId }))
    },
  )

  app.put(
    '/v1/organizations/:id',
    {
      schema: {
        operationId: 'updateOrganization',
        description:
          'Changes the company profile of the organization of the token; refuses OG-1 name taken, OG-4 tax number, OG-15 VAT registration without one, OG-16 tax number and NITKU taken',
        params,
        body: profileBody,
        response: { 200: organizationShape },
      },
    },
    async request => {
      const { version: seen, taxNumber, ...profile } = request.body
      const changed = await access.asCaller(request, MANAGE, async tx => {
        if (request.params.id !== tx.organizationId) throw new Refusal(commonErrors.notFound)
        return updateOrganization(tx, seen, { ...profile, taxNumber: readTaxNumber(taxNumber) })
      })
      return withDoubt({ ...changed, id: changed.organizationId })
    },
  )

  app.get(
    '/v1/entities',
    {
      schema: {
        operationId: 'listEntities',
        description: 'Legal entities of the organization, the default one first',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(entityShape) }) },
      },
    },
    async request =>
      access.asCaller(request, null, async tx => ({
        items: (await listEntities(tx, request.query.ids)).map(showEntity),
      })),
  )

  app.post(
    '/v1/entities',
    {
      schema: {
        operationId: 'createEntity',
        description:
          'Adds a legal entity; treasury makes its default counterparty; refuses OG-1 name taken, OG-4 tax number, OG-15 VAT registration without one, OG-16 tax number and NITKU taken',
        headers: optionalKeyHeader,
        body: entityBody,
        response: { 201: entityShape },
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const { body: made } = await access.asCaller(request, MANAGE, tx =>
        once(tx, headers['idempotency-key'], ['createEntity', body], async () =>
          showEntity(await createEntity(tx, { ...body, taxNumber: readTaxNumber(body.taxNumber) })),
        ),
      )
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/entities/:id',
    {
      schema: {
        operationId: 'updateEntity',
        description:
          'Changes the name and the tax details of a legal entity, what is left out stays as it is; the default one is protected; refuses OG-1 name taken, OG-2 default entity, OG-4 tax number, OG-15 VAT registration without one, OG-16 tax number and NITKU taken',
        params,
        body: entityEdit,
        response: { 200: entityShape },
      },
    },
    async request => {
      const { taxNumber, ...body } = request.body
      return access.asCaller(request, MANAGE, async tx =>
        showEntity(
          await updateEntity(tx, request.params.id, {
            ...body,
            ...(taxNumber !== undefined && { taxNumber: readTaxNumber(taxNumber) }),
          }),
        ),
      )
    },
  )

  app.delete(
    '/v1/entities/:id',
    {
      schema: {
        operationId: 'deleteEntity',
        description:
          'Deletes a legal entity; the default one is protected; refuses OG-14 one that has issued orders or invoices',
        params,
        querystring: z.strictObject({ version: z.coerce.number().int().min(1) }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const { id } = request.params
      await access.asCaller(request, MANAGE, tx => deleteEntity(tx, id, request.query.version))
      return { id }
    },
  )
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
