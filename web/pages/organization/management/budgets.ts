import { screen } from '../../../budgets.ts'

export const budgets = [
  // Above other lists, because it also handles invitations, roles and ownership.
  screen('/management', 'management/MembersPage', 252),
  screen('/management/customer/role', 'management/RolesPage', 244, ['virtual:messages/en/management.roles']),
]
