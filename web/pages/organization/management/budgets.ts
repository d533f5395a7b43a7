import { screen } from '../../../budgets.ts'

export const budgets = [
  // Above other lists: invitations, roles and ownership are changed in it.
  screen('/management', 'management/MembersPage', 251),
  screen('/management/customer/role', 'management/RolesPage', 243, ['virtual:messages/en/management.roles']),
]
