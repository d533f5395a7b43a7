// Checkout for the holder of a link, who is not signed in, and how staff create and revoke such links.
import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { codeOf, toPayload } from '../../graph/errors.ts'
import { byKey } from '../../graph/relation.ts'
import { invoiceLoaders } from '../invoices/loaders.ts'
import { requesterOf } from '../openedSession.ts'
import { createCheckoutLink, listInvoiceCheckoutMethods, revokeCheckoutLinks } from './accountCheckout.ts'
import { checkoutLoaders } from './loaders.ts'
import { virtualAccountResolvers } from './virtualAccounts.ts'

const LINK_INVALID = 'U-ACC-CO-1'
const NOTHING_TO_PAY = 'U-ACC-CO-2'

/** Returns null if the service refuses for one of these reasons. */
async function nullFor<Answer>(codes: readonly string[], ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch (error) {
    const code = codeOf(error)
    if (code !== undefined && codes.includes(code)) return null
    throw error
  }
}

const invoiceOf = (scope: OrganizationScope, id: string) => scope.loaders(invoiceLoaders).byId.load(id)

export const checkoutResolvers = {
  Query: {
    checkout: (_root, { token }, context) =>
      nullFor([LINK_INVALID], () => context.services.identity.checkoutLinks.check(token, requesterOf(context))),
    checkoutMethods: (_root, { token }, context) =>
      nullFor([LINK_INVALID, NOTHING_TO_PAY], async () => {
        const { items } = await context.services.identity.checkoutLinks.methods(token, requesterOf(context))
        return items
      }),
  },
  Organization: {
    ...virtualAccountResolvers.Organization,
    invoiceCheckoutMethods: ({ id }, { invoiceUuid }, context) =>
      nullFor([NOTHING_TO_PAY], async () => {
        const { items } = await listInvoiceCheckoutMethods(context.organization(id), invoiceUuid)
        return items
      }),
  },
  CheckoutSession: {
    reference: ({ id }) => id,
  },
  Invoice: {
    checkoutLinkCount: byKey({
      key: ({ id }) => id,
      loader: scope => scope.loaders(checkoutLoaders).linkCount,
      show: count => count,
    }),
  },
  Customer: virtualAccountResolvers.Customer,
  CustomerVirtualAccount: virtualAccountResolvers.CustomerVirtualAccount,
  Mutation: {
    ...virtualAccountResolvers.Mutation,
    startCheckout: (_root, { input }, context) =>
      toPayload(
        async () => {
          const choice = {
            token: input.token,
            method: input.method,
            bankCode: input.bankCode ?? null,
            language: input.language === 'EN' ? 'en' : 'id',
          } as const
          return { checkout: await context.services.identity.checkoutLinks.start(choice, requesterOf(context)) }
        },
        { checkout: null },
      ),
    sendCheckoutProof: (_root, { input: { fileUuids, reference, ...proof } }, context) =>
      toPayload(
        async () => ({
          checkout: await context.services.identity.checkoutLinks.proof(
            { ...proof, reference: reference ?? null, fileIds: [...fileUuids] },
            requesterOf(context),
          ),
        }),
        { checkout: null },
      ),
    sendCheckoutSlip: (_root, { input: { fileUuids, ...slip } }, context) =>
      toPayload(
        async () => ({
          checkout: await context.services.identity.checkoutLinks.slip(
            { ...slip, fileIds: [...fileUuids] },
            requesterOf(context),
          ),
        }),
        { checkout: null },
      ),
    createCheckoutLink: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Invoice', input.invoiceId)
      return toPayload(
        async () => {
          const { url } = await createCheckoutLink(scope, id)
          return { url, invoice: await invoiceOf(scope, id) }
        },
        { url: null, invoice: null },
      )
    },
    revokeCheckoutLinks: (_root, { input }, context) => {
      const scope = context.named
      const id = scope.uuidOf('Invoice', input.invoiceId)
      return toPayload(
        async () => {
          await revokeCheckoutLinks(scope, id)
          return { invoice: await invoiceOf(scope, id) }
        },
        { invoice: null },
      )
    },
  },
} satisfies Resolvers
