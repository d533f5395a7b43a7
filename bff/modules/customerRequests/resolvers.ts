// Submitting a customer request through a link. No user is signed in: the link gives access to its own request only.
import type { Resolvers, SubmitCustomerRequestInput } from '../../__generated__/resolverTypes.ts'
import type { SubmittedRequest } from '../../auth/customerLinks.ts'
import { codeOf, toPayload } from '../../graph/errors.ts'
import { toAddress, toDetails } from '../customerDetails.ts'
import { requesterOf } from '../openedSession.ts'

const LINK_INVALID = 'U-ACC-CU-1'

export const customerRequestResolvers = {
  Query: {
    customerRequestLink: (_root, { token }, context) =>
      context.services.identity.customerLinks.check(token, requesterOf(context)),
    customerRequestRegions: async (_root, { token, parent }, context) => {
      try {
        const { items } = await context.services.identity.customerLinks.listRegions(
          { token, parent: parent ?? null },
          requesterOf(context),
        )
        return items
      } catch (error) {
        if (codeOf(error) === LINK_INVALID) return null
        throw error
      }
    },
  },
  CustomerRequest: {
    language: ({ language }) => (language === 'en' ? 'EN' : 'ID'),
  },
  Mutation: {
    saveCustomerRequestDraft: (_root, { input }, context) =>
      done(() => context.services.identity.customerLinks.saveDraft(input, requesterOf(context))),
    submitCustomerRequest: (_root, { input }, context) =>
      done(() => context.services.identity.customerLinks.submit(toRequest(input), requesterOf(context))),
    submitCustomerAccount: (_root, { input }, context) => {
      const { token, declared } = input
      const account = { ...toDetails(input), token, declared }
      return done(() => context.services.identity.customerLinks.submitAccount(account, requesterOf(context)))
    },
    removeCustomerRequestDocument: (_root, { input }, context) =>
      done(() => context.services.identity.customerLinks.removeDocument(input, requesterOf(context))),
  },
} satisfies Resolvers

const done = (act: () => Promise<object>) =>
  toPayload(async () => {
    await act()
    return {}
  }, {})

/** All values of the form; an omitted one is cleared. */
const toRequest = (input: SubmitCustomerRequestInput): SubmittedRequest => ({
  token: input.token,
  type: input.type,
  legalName: input.legalName,
  alias: input.alias ?? null,
  email: input.email,
  phone: input.phone,
  industry: input.industry ?? null,
  employees: input.employees ?? null,
  picName: input.picName ?? null,
  picEmail: input.picEmail ?? null,
  identityNumber: input.identityNumber ?? null,
  taxNumber: input.taxNumber ?? null,
  businessNumber: input.businessNumber ?? null,
  billingAddress: toAddress(input.billingAddress),
  registeredAddress: input.registeredAddress ? toAddress(input.registeredAddress) : null,
  declared: input.declared,
})
