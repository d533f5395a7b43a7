import type { BffModule } from '../../module.ts'
import { memberExports, memberNodes, memberResolvers } from './resolvers.ts'

export const membersModule = {
  name: 'members',
  resolvers: memberResolvers,
  nodes: memberNodes,
  exports: memberExports,
  // The results name one address each.
  inputNames: { inviteMembers: { email: 'emails' } },
  rules: {
    'Organization.members': 'account.members.view',
    'Organization.member': 'account.members.view',
    'Organization.roles': 'account.members.view',
    'Organization.role': 'account.members.view',
    'Organization.owner': 'member',
    // Visible to both sides of a transfer, whatever their roles; the service checks that, as it does for the ownership mutations.
    'Organization.ownershipTransfer': 'member',
    'Mutation.inviteMembers': 'account.members.invite',
    'Mutation.resendInvitations': 'account.members.invite',
    'Mutation.cancelInvitations': 'account.members.invite',
    'Mutation.setMemberRoles': 'account.members.manage',
    'Mutation.deactivateMembers': 'account.members.manage',
    'Mutation.activateMembers': 'account.members.manage',
    'Mutation.removeMembers': 'account.members.manage',
    'Mutation.restoreMembers': 'account.members.manage',
    'Mutation.createRole': 'account.roles.manage',
    'Mutation.updateRole': 'account.roles.manage',
    'Mutation.deleteRole': 'account.roles.manage',
    'Mutation.offerOwnership': 'member',
    'Mutation.acceptOwnership': 'member',
    'Mutation.declineOwnership': 'member',
    'Mutation.withdrawOwnership': 'member',
    'Subscription.accessChanged': 'member',
  },
} as const satisfies BffModule
