// The routes of the settings: one per section of sectionList.ts.
import { type RouteObject, redirect } from 'react-router'
import { addMessages } from '../../../i18n/intl.ts'
import { pageRoute } from '../../../relay/preload.tsx'
import { apiTokensEntryPoint } from './apiTokens/ApiTokensPage.entrypoint.ts'
import { billSettingsEntryPoint } from './bills/BillSettingsPage.entrypoint.ts'
import { categoryRulesEntryPoint } from './categoryRules/CategoryRulesPage.entrypoint.ts'
import { companyProfileEntryPoint } from './companyProfile/CompanyProfilePage.entrypoint.ts'
import { controlsEntryPoint } from './controls/ControlsPage.entrypoint.ts'
import { SettingsFailure } from './frame/SettingsFailure.tsx'
import { SettingsSkeleton } from './frame/SettingsSkeleton.tsx'
import { ordersEntryPoint } from './orders/OrdersPage.entrypoint.ts'
import { paymentRulesEntryPoint } from './paymentRules/PaymentRulesPage.entrypoint.ts'
import { profileEntryPoint } from './profile/ProfilePage.entrypoint.ts'
import { remindersEntryPoint } from './reminders/RemindersPage.entrypoint.ts'
import { securityEntryPoint } from './security/SecurityPage.entrypoint.ts'
import { type SectionPath, settingsSections } from './sectionList.ts'
import { taxesEntryPoint } from './taxes/TaxesPage.entrypoint.ts'
import { teamMembersEntryPoint } from './teamMembers/TeamMembersPage.entrypoint.ts'
import { webhookEntryPoint } from './webhooks/WebhookPage.entrypoint.ts'
import { webhooksEntryPoint } from './webhooks/WebhooksPage.entrypoint.ts'

/** Each section by its path; the frame's menu has them in the order of `sectionList.ts`. */
const pages: Readonly<Record<SectionPath, RouteObject>> = {
  profile: section('profile', profileEntryPoint),
  security: section('security', securityEntryPoint, ['secondFactor']),
  'company-profile': section('company-profile', companyProfileEntryPoint),
  'team-members': section('team-members', teamMembersEntryPoint, ['management']),
  controls: section('controls', controlsEntryPoint),
  'payment-rules': section('payment-rules', paymentRulesEntryPoint, ['payments']),
  'category-rules': section('category-rules', categoryRulesEntryPoint, ['categories']),
  bills: section('bills', billSettingsEntryPoint),
  orders: section('orders', ordersEntryPoint),
  taxes: section('taxes', taxesEntryPoint, ['taxRates']),
  reminders: section('reminders', remindersEntryPoint),
  'api-tokens': section('api-tokens', apiTokensEntryPoint, ['permissions']),
  webhooks: section('webhooks', webhooksEntryPoint),
}

/** `messages`: message groups of other directories that a section uses. */
function section(path: string, entryPoint: Parameters<typeof pageRoute>[0], messages: readonly string[] = []) {
  return pageRoute(entryPoint, {
    path,
    messages: ['settings', ...messages],
    skeleton: <SettingsSkeleton />,
    errorElement: <SettingsFailure />,
  })
}

/** `/settings/*`: the frame, with the sections in it. */
const settingsRoute: RouteObject = {
  path: 'settings',
  lazy: { Component: loadFrame },
  children: [
    { index: true, loader: () => redirect('/settings/profile') },
    ...settingsSections.map(({ path }) => pages[path]),
    // Below a section, but not a section itself.
    section('webhooks/:uuid', webhookEntryPoint),
  ],
}

async function loadFrame() {
  const [{ SettingsFrame }] = await Promise.all([import('./frame/SettingsFrame.tsx'), addMessages(['settings'])])
  return SettingsFrame
}

export const routes: RouteObject[] = [settingsRoute]
