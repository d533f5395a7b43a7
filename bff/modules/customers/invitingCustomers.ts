// Inviting customers to fill in their request, and managing open invitations.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { toPayload, toUserError } from '../../graph/errors.ts'
import { changeEach, deleteEach } from '../bulk.ts'
import { cancelCustomerInvitations, inviteCustomers, resendCustomerInvitations } from './accountCustomers.ts'
import { customerLoaders } from './loaders.ts'

type Inviting = Pick<MutationResolvers, 'inviteCustomers' | 'resendCustomerInvitations' | 'cancelCustomerInvitations'>

export const invitingCustomers = {
  inviteCustomers: (_root, { input }, context) => {
    const scope = context.named
    return toPayload(
      async () => {
        const { results } = await inviteCustomers(scope, {
          emails: [...input.emails],
          language: input.language === 'EN' ? 'en' : 'id',
          form: input.form ?? 'REQUEST',
        })
        const customers = await scope
          .loaders(customerLoaders)
          .byId.loadAll(results.flatMap(({ customerId }) => customerId ?? []))
        return {
          results: results.map(({ email, customerId, errors }) => ({
            email,
            customer: customers.find(customer => customer?.id === customerId) ?? null,
            userErrors: errors.map(toUserError),
          })),
        }
      },
      { results: [] },
    )
  },
  resendCustomerInvitations: (_root, { input }, context) => {
    const scope = context.named
    return toPayload(
      async () => {
        const byId = () => scope.loaders(customerLoaders).byId
        const { results, changed } = await changeEach(
          scope,
          'Customer',
          input.customerIds,
          resendCustomerInvitations,
          byId,
        )
        return { results, customers: changed }
      },
      { results: [], customers: [] },
    )
  },
  cancelCustomerInvitations: (_root, { input }, context) =>
    deleteEach(context.named, 'Customer', input.customerIds, cancelCustomerInvitations),
} satisfies Inviting
