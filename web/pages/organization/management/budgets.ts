import { LARGE_LIST, LIST, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/management', 'management/MembersPage', LARGE_LIST),
  screen('/management/customer/role', 'management/RolesPage', LIST, ['virtual:messages/en/management.roles']),
]
