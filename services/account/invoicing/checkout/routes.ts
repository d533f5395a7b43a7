// HTTP routes of checkout, for the BFF only; the caller has the link and no other credential.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { requireBff } from '../../callers/public.ts'
import { peerOf } from '../../protectedActions/public.ts'
import { linkToken } from '../../signIn/public.ts'
import { openChargeClient } from './chargeClient.ts'
import { codes } from './errors.ts'
import { type OpenedLink, openLink } from './links.ts'
import { readOffers } from './offers.ts'
import { readCheckout } from './readCheckout.ts'
import { type Choice, openSession, refuseImpossible, requestCharge } from './sessions.ts'
import { bankCode, checkoutShape, offerShape, providerMethod } from './shapes.ts'

const CHARGE_TIMEOUT_MS = 30_000

const byLink = z.strictObject({ token: linkToken })
const newSession = byLink
  .extend({ method: providerMethod, bankCode: bankCode.nullish(), language: z.enum(['en', 'id']) })
  .refine(({ method, bankCode: bank }) => (method === 'VIRTUAL_ACCOUNT') === (bank !== undefined && bank !== null), {
    path: ['bankCode'],
    error: 'Of a virtual account, and of nothing else',
  })

type Parts = { account: Account; access: Access; treasury: WorkerContext['treasury'] }

/** Routes to read an invoice by its link, and to choose how to pay it. */
export function checkoutRoutes(app: Server, { account, access, treasury }: Parts) {
  const { database } = account
  const client = treasury && openChargeClient(peerOf(treasury))

  const read = ({ organizationId, invoiceId }: OpenedLink) =>
    database.readInOrganization(organizationId, null, tx => readCheckout(tx, invoiceId))

  app.post(
    '/v1/checkout/check',
    {
      schema: {
        operationId: 'checkCheckout',
        description: 'Invoice of a payment link; refuses CO-1 link',
        body: byLink,
        response: { 200: checkoutShape },
      },
    },
    async request => {
      await requireBff(access, request)
      return read(await openLink(account, request.body.token))
    },
  )

  app.post(
    '/v1/checkout/methods',
    {
      schema: {
        operationId: 'listCheckoutMethods',
        description: 'Payment methods for the amount due; refuses CO-1 link, CO-2 nothing left to pay',
        body: byLink,
        response: { 200: z.object({ items: z.array(offerShape) }) },
      },
    },
    async request => {
      await requireBff(access, request)
      return { items: await readOffers(account, client, await openLink(account, request.body.token)) }
    },
  )

  app.post(
    '/v1/checkout/sessions',
    {
      handlerTimeout: CHARGE_TIMEOUT_MS,
      schema: {
        operationId: 'startCheckout',
        description:
          'Chooses a payment method for the amount due; choosing it again returns the same session; refuses CO-1 link, CO-2 nothing left to pay, CO-3 method not possible for the amount, CO-5 too often',
        body: newSession,
        response: { 200: checkoutShape },
      },
    },
    async request => {
      await requireBff(access, request)
      const { token, method, bankCode: bank, language } = request.body
      const link = await openLink(account, token)
      const choice: Choice = { method, bankCode: bank ?? null, language }
      if (!client) throw new Refusal(codes.checkoutMethod, { path: 'method' })
      refuseImpossible(await readOffers(account, client, link), choice)
      const { id, status } = await database.inOrganization(link.organizationId, null, tx =>
        openSession(tx, account, link.invoiceId, choice),
      )
      if (status === 'OPEN')
        await requestCharge(account, client, { organizationId: link.organizationId, sessionId: id }).catch(
          (error: unknown) =>
            // The job requests it again under the same key.
            request.log.warn({ err: error, requestId: request.id }, 'a charge was not answered'),
        )
      return read(link)
    },
  )
}
