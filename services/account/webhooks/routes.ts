import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Tx } from '../../kit/database/database.ts'
import type { Server } from '../../kit/http/server.ts'
import { once, optionalKeyHeader } from '../../kit/idempotency.ts'
import { idList } from '../../kit/idShapes.ts'
import { listRoutes } from '../../kit/listRoutes.ts'
import type { Account } from '../account.ts'
import { createWebhook, deleteWebhook, rotateSecret, secretOf, sendsMore, updateWebhook } from './changeWebhook.ts'
import { deliveryList, deliverySummary } from './deliveryList.ts'
import { subscribableEvent, deliveredEvent } from './events.ts'
import { protectedChange } from '../protectedActions/public.ts'
import { freshFactorFields } from '../secondFactor/public.ts'
import { resend, sendTest } from './queueDelivery.ts'
import { listWebhooks, type ShownWebhook } from './readWebhooks.ts'
import { DELIVERY_FAILURES, DELIVERY_STATUSES, WEBHOOK_STATUSES } from './table.ts'

const webhookShape = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string().nullable(),
    events: z.array(subscribableEvent),
    status: z.enum(WEBHOOK_STATUSES).meta({ id: 'WebhookStatus' }),
    lastDeliveredAt: z.string().nullable(),
    createdBy: z.uuid(),
    createdAt: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Webhook', description: 'A webhook endpoint that receives events' })

const deliveryShape = z
  .object({
    id: z.uuid(),
    webhookId: z.uuid(),
    eventId: z.uuid(),
    event: deliveredEvent,
    payload: z.string(),
    status: z.enum(DELIVERY_STATUSES).meta({ id: 'WebhookDeliveryStatus' }),
    attempts: z.int(),
    createdAt: z.string(),
    lastAttemptAt: z.string().nullable(),
    nextAttemptAt: z.string().nullable(),
    responseStatus: z.int().nullable(),
    responseExcerpt: z.string().nullable(),
    durationMs: z.int().nullable(),
    failure: z.enum(DELIVERY_FAILURES).meta({ id: 'WebhookFailure' }).nullable(),
  })
  .meta({ id: 'WebhookDelivery', description: 'A delivery of one event to one webhook' })

const withSecret = z.object({ webhook: webhookShape, secret: z.string() })

const input = z.strictObject({
  url: z.string().trim().min(1).max(2_000),
  description: z.string().trim().min(1).max(200).nullable(),
  events: z.array(subscribableEvent).min(1).max(50),
  ...freshFactorFields,
})
const PROTECTED = 'AU-43 no factor set up, AU-44 a fresh factor is needed, G-22 a program'
const version = z.int().min(1)
const params = z.strictObject({ id: z.uuid() })
const MANAGE = 'account.webhooks.manage'

export function webhookRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/webhooks',
    {
      schema: {
        operationId: 'listWebhooks',
        description: 'Addresses that are told of events, newest first; never their secrets',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(webhookShape) }) },
      },
    },
    async request =>
      access.asCaller(request, MANAGE, async tx => ({
        items: (await listWebhooks(tx, request.query.ids)).map(toBody),
      })),
  )

  const shownWithSecret = async (tx: Tx, made: ShownWebhook) => ({
    webhook: toBody(made),
    secret: await secretOf(tx, account, made.id),
  })

  app.post(
    '/v1/webhooks',
    {
      schema: {
        operationId: 'createWebhook',
        description: `Adds an address; its secret is shown here. A protected action. Refuses WH-1 the URL, WH-2 there are too many, ${PROTECTED}`,
        headers: optionalKeyHeader,
        body: input,
        response: { 201: withSecret },
      },
    },
    async (request, reply) => {
      const { code, passkeyAssertion, ...asked } = request.body
      const key = request.headers['idempotency-key']
      const guarded = { permission: MANAGE, factor: { code, passkeyAssertion } }
      const made = await protectedChange({ account, access }, request, guarded, async tx => {
        // The response stored for a repeated request has no secret; showing it again requires a factor again.
        const { body } = await once(tx, key, ['createWebhook', asked], () => createWebhook(tx, account, asked))
        return {
          result: await shownWithSecret(tx, body),
          protects: { action: 'WEBHOOK_CREATED', subject: body.url },
        }
      })
      return reply.code(201).send(made)
    },
  )

  app.put(
    '/v1/webhooks/:id',
    {
      schema: {
        operationId: 'updateWebhook',
        description: `Changes an address, or pauses it. A protected action where the URL is another, an event is added or it is active again: then refuses ${PROTECTED}`,
        params,
        body: input.extend({ version, active: z.boolean() }),
        response: { 200: webhookShape },
      },
    },
    async request => {
      const { code, passkeyAssertion, ...asked } = request.body
      const guarded = { permission: MANAGE, factor: { code, passkeyAssertion } }
      return protectedChange({ account, access }, request, guarded, async tx => {
        const { before, after } = await updateWebhook(tx, account, request.params.id, asked)
        return {
          result: toBody(after),
          protects: sendsMore(before, after) ? { action: 'WEBHOOK_CHANGED', subject: after.url } : null,
        }
      })
    },
  )

  app.post(
    '/v1/webhooks/:id/secret',
    {
      schema: {
        operationId: 'rotateWebhookSecret',
        description: `Gives an address a new secret; the former one signs besides for a day. A protected action: refuses ${PROTECTED}`,
        params,
        body: z.strictObject({ version, ...freshFactorFields }),
        response: { 200: withSecret },
      },
    },
    async request => {
      const { version: seen, ...factor } = request.body
      return protectedChange({ account, access }, request, { permission: MANAGE, factor }, async tx => {
        const changed = await rotateSecret(tx, account, request.params.id, seen)
        return {
          result: await shownWithSecret(tx, changed),
          protects: { action: 'WEBHOOK_SECRET_REPLACED', subject: changed.url },
        }
      })
    },
  )

  app.delete(
    '/v1/webhooks/:id',
    {
      schema: {
        operationId: 'deleteWebhook',
        description: 'Deletes an address with its log of deliveries',
        params,
        querystring: z.strictObject({ version: z.coerce.number().int().min(1) }),
        response: { 200: z.object({ id: z.uuid() }) },
      },
    },
    async request => {
      const { id } = request.params
      await access.asCaller(request, MANAGE, tx => deleteWebhook(tx, id, request.query.version))
      return { id }
    },
  )

  app.post(
    '/v1/webhooks/:id/test',
    {
      schema: {
        operationId: 'testWebhook',
        description: 'Sends an event of no record, once; refuses WH-3 the address is not active',
        params,
        response: { 200: deliveryShape },
      },
    },
    async request => access.asCaller(request, MANAGE, tx => sendTest(tx, account, request.params.id)),
  )

  listRoutes(app, access, {
    path: '/v1/webhook-deliveries',
    names: { one: 'WebhookDelivery', many: 'WebhookDeliveries' },
    words: { one: 'One delivery', many: 'Deliveries' },
    permission: MANAGE,
    list: deliveryList,
    body: deliveryShape,
    show: delivery => delivery,
    summary: deliverySummary,
  })

  app.post(
    '/v1/webhook-deliveries/:id/resend',
    {
      schema: {
        operationId: 'resendWebhookDelivery',
        description: 'Sends a delivery once more, now; refuses WH-3 the address is not active',
        params,
        response: { 200: deliveryShape },
      },
    },
    async request => access.asCaller(request, MANAGE, tx => resend(tx, account, request.params.id)),
  )
}

/** `TEST` is only sent, never subscribed to. */
const toBody = ({ events, ...rest }: ShownWebhook) => ({ ...rest, events: events.filter(event => event !== 'TEST') })
