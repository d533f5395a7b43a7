import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { OrganizationScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { shownFactor } from '../freshFactor.ts'
import { acceptOwnership, declineOwnership, offerOwnership, withdrawOwnership } from './accountMembers.ts'

type HandingOver = Pick<
  MutationResolvers,
  'offerOwnership' | 'acceptOwnership' | 'declineOwnership' | 'withdrawOwnership'
>

export const handingOver = {
  offerOwnership: (_root, { input }, context) => {
    const scope = context.named
    const body = { memberId: scope.uuidOf('Membership', input.memberId), ...shownFactor(input) }
    return organizationPayload(scope, () => offerOwnership(scope, body))
  },
  acceptOwnership: (_root, { input }, context) => {
    const scope = context.named
    return organizationPayload(scope, () => acceptOwnership(scope, shownFactor(input)))
  },
  declineOwnership: (_root, _args, context) => {
    const scope = context.named
    return organizationPayload(scope, () => declineOwnership(scope))
  },
  withdrawOwnership: (_root, _args, context) => {
    const scope = context.named
    return organizationPayload(scope, () => withdrawOwnership(scope))
  },
} satisfies HandingOver

const organizationPayload = ({ organizationId }: OrganizationScope, act: () => Promise<unknown>) =>
  toPayload(
    async () => {
      await act()
      return { organization: { id: organizationId } }
    },
    { organization: null },
  )
