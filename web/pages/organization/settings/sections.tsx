// The sections of the settings: one line each, and both the routes and the menu of the frame follow. A section that is not built
// does not stand here.
import { type RouteObject, redirect } from 'react-router'
import { addMessages } from '../../../i18n/intl.ts'
import { pageRoute } from '../../../relay/preload.tsx'
import { apiTokensEntryPoint } from './api-tokens/ApiTokensPage.entrypoint.ts'
import { billSettingsEntryPoint } from './bills/BillSettingsPage.entrypoint.ts'
import { companyProfileEntryPoint } from './company-profile/CompanyProfilePage.entrypoint.ts'
import { controlsEntryPoint } from './controls/ControlsPage.entrypoint.ts'
import { SettingsFailure } from './frame/SettingsFailure.tsx'
import { SettingsSkeleton } from './frame/SettingsSkeleton.tsx'
import { ordersEntryPoint } from './orders/OrdersPage.entrypoint.ts'
import { paymentRulesEntryPoint } from './payment-rules/PaymentRulesPage.entrypoint.ts'
import { profileEntryPoint } from './profile/ProfilePage.entrypoint.ts'
import { securityEntryPoint } from './security/SecurityPage.entrypoint.ts'
import { teamMembersEntryPoint } from './team-members/TeamMembersPage.entrypoint.ts'
import { webhookEntryPoint } from './webhooks/WebhookPage.entrypoint.ts'
import { webhooksEntryPoint } from './webhooks/WebhooksPage.entrypoint.ts'

/** What it takes to see a section; without a word of it every member does. */
type Needs = { permission?: string; mode?: 'TREASURY' | 'INVOICING' }
/** Words of another directory that a section speaks besides its own. */
type Speaks = { messages?: readonly string[] }

export type SettingsSection = Needs & {
  /** Second segment of the address; its name stands under `settings.section.<path>`. */
  path: string
  group: 'person' | 'organization' | 'programs'
  route: RouteObject
}

/** In the order of the menu. */
export const settingsSections: readonly SettingsSection[] = [
  section('profile', 'person', profileEntryPoint),
  section('security', 'person', securityEntryPoint, { messages: ['secondFactor'] }),
  section('company-profile', 'organization', companyProfileEntryPoint),
  section('team-members', 'organization', teamMembersEntryPoint, {
    permission: 'account.members.view',
    messages: ['management'],
  }),
  section('controls', 'organization', controlsEntryPoint),
  section('payment-rules', 'organization', paymentRulesEntryPoint, {
    permission: 'treasury.payments.view',
    mode: 'TREASURY',
    messages: ['payments'],
  }),
  section('bills', 'organization', billSettingsEntryPoint, { permission: 'treasury.bills.view', mode: 'TREASURY' }),
  section('orders', 'organization', ordersEntryPoint, { mode: 'INVOICING' }),
  section('api-tokens', 'programs', apiTokensEntryPoint, {
    permission: 'account.apiTokens.manage',
    messages: ['permissions'],
  }),
  section('webhooks', 'programs', webhooksEntryPoint, { permission: 'account.webhooks.manage' }),
]

export const sectionGroups = ['person', 'organization', 'programs'] as const

function section(
  path: string,
  group: SettingsSection['group'],
  entryPoint: Parameters<typeof pageRoute>[0],
  { messages = [], ...needs }: Needs & Speaks = {},
): SettingsSection {
  const route = pageRoute(entryPoint, {
    path,
    messages: ['settings', ...messages],
    skeleton: <SettingsSkeleton />,
    errorElement: <SettingsFailure />,
  })
  return { path, group, route, ...needs }
}

/** `/settings/*`: the frame, with the sections in it. */
export const settingsRoute: RouteObject = {
  path: 'settings',
  lazy: { Component: loadFrame },
  children: [
    { index: true, loader: () => redirect('/settings/profile') },
    ...settingsSections.map(({ route }) => route),
    // Beneath a section, and no section itself.
    section('webhooks/:uuid', 'programs', webhookEntryPoint).route,
  ],
}

async function loadFrame() {
  const [{ SettingsFrame }] = await Promise.all([import('./frame/SettingsFrame.tsx'), addMessages(['settings'])])
  return SettingsFrame
}
