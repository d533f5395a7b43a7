// The sections of the settings in the order of the menu, with the required permissions. Only sections with a page are listed.
import type { Permission } from '../../../permissions.generated.ts'

export const sectionGroups = ['person', 'organization', 'programs'] as const

type Section = {
  /** Second segment of the address; the message is `settings.section.<path>`. */
  path: string
  group: (typeof sectionGroups)[number]
  /** Permission required to see the section; without one, every member sees it. */
  permission?: Permission
  mode?: 'TREASURY' | 'INVOICING'
}

const sections = [
  { path: 'profile', group: 'person' },
  { path: 'security', group: 'person' },
  { path: 'company-profile', group: 'organization' },
  { path: 'team-members', group: 'organization', permission: 'ACCOUNT_MEMBERS_VIEW' },
  { path: 'controls', group: 'organization' },
  { path: 'payment-rules', group: 'organization', permission: 'TREASURY_PAYMENTS_VIEW', mode: 'TREASURY' },
  { path: 'category-rules', group: 'organization', permission: 'TREASURY_STATEMENTS_VIEW', mode: 'TREASURY' },
  { path: 'bills', group: 'organization', permission: 'TREASURY_BILLS_VIEW', mode: 'TREASURY' },
  { path: 'orders', group: 'organization', mode: 'INVOICING' },
  { path: 'taxes', group: 'organization', permission: 'INVOICING_INVOICES_VIEW', mode: 'INVOICING' },
  { path: 'reminders', group: 'organization', permission: 'INVOICING_INVOICES_VIEW', mode: 'INVOICING' },
  { path: 'api-tokens', group: 'programs', permission: 'ACCOUNT_API_TOKENS_MANAGE' },
  { path: 'webhooks', group: 'programs', permission: 'ACCOUNT_WEBHOOKS_MANAGE' },
] as const satisfies readonly Section[]

export type SectionPath = (typeof sections)[number]['path']
export type SettingsSection = Section & { path: SectionPath }

export const settingsSections: readonly SettingsSection[] = sections
