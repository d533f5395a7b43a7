import { on } from '../../kit/inTransaction.ts'
import { ADMINISTRATORS, EVERY_ROLE } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { created } from '../organizations/public.ts'
import { preparingEmail } from '../protectedActions/public.ts'
import { addFirstOwner } from './addMember.ts'
import { codes, silent } from './errors.ts'
import { accessEnded } from './events.ts'
import { memberExport } from './exports.ts'
import { invitationRoutes } from './invitations/routes.ts'
import { mailRecipients } from './mailRecipients.ts'
import { ownershipRoutes } from './ownership/routes.ts'
import { roleRoutes } from './roles/routes.ts'
import { memberRoutes } from './routes.ts'

export const membersModule = defineModule({
  name: 'members',
  records: {
    MEMBERSHIP: {
      description: "A user's membership in the organization.",
      actions: ['CREATED', 'UPDATED', 'CANCELLED', 'RESENT', 'DELETED'],
    },
    ROLE: { description: 'A role.', actions: ['CREATED', 'UPDATED', 'DELETED'] },
  },
  permissions: {
    'account.members.view': EVERY_ROLE,
    'account.members.invite': ADMINISTRATORS,
    'account.members.manage': ADMINISTRATORS,
    'account.roles.manage': ADMINISTRATORS,
  },
  areas: { US: 'Members and invitations', RO: 'Roles' },
  errors: codes,
  silent,
  feed: {
    'membership.changed': {
      webhook: {
        key: 'MEMBERSHIP_CHANGED',
        name: 'membership.changed',
        description: 'a member was invited, joined, got another role, was deactivated or removed.',
      },
    },
    'role.changed': {
      webhook: { key: 'ROLE_CHANGED', name: 'role.changed', description: 'a role was changed or deleted.' },
    },
  },
  lists: { MEMBERS: 'Members of the organization.' },
  exports: { MEMBERS: memberExport },
  raises: [accessEnded],
  on: [
    on(created, (tx, { ownerId }) => addFirstOwner(tx, ownerId)),
    on(preparingEmail, (tx, { permission }) => mailRecipients(tx, permission, { owner: true })),
  ],
  routes: [memberRoutes, invitationRoutes, roleRoutes, ownershipRoutes],
})
