import { LIST, SETTINGS, screen } from '../../../budgets.ts'

export const budgets = [
  screen('/settings/profile', 'settings/profile/ProfilePage', 284),
  screen('/settings/security', 'settings/security/SecurityPage', SETTINGS, ['virtual:messages/en/secondFactor']),
  screen('/settings/company-profile', 'settings/companyProfile/CompanyProfilePage', 282),
  screen('/settings/controls', 'settings/controls/ControlsPage', 283),
  screen('/settings/category-rules', 'settings/categoryRules/CategoryRulesPage', 277, [
    'virtual:messages/en/categories',
  ]),
  screen('/settings/bills', 'settings/bills/BillSettingsPage', 278),
  screen('/settings/orders', 'settings/orders/OrdersPage', 284),
  screen('/settings/taxes', 'settings/taxes/TaxesPage', 283),
  screen('/settings/reminders', 'settings/reminders/RemindersPage', 280),
  screen('/settings/team-members', 'settings/teamMembers/TeamMembersPage', LIST),
  screen('/settings/api-tokens', 'settings/apiTokens/ApiTokensPage', SETTINGS),
  screen('/settings/webhooks', 'settings/webhooks/WebhooksPage', SETTINGS),
]
