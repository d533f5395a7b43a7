// What a feature of the web declares in the `feature.ts` of its folder. All of them are fetched with the first screen, so they hold no page, no
// JSX and no CSS; their words are in the feature's `_locales`.
import type { LucideIcon } from 'lucide-react'
import type { RouteObject } from 'react-router'
import type { ActivityAction, RecordType } from './__generated__/ActivityLogPageQuery.graphql.ts'
import type { WebhookEvent } from './__generated__/useChangeWebhooksCreateMutation.graphql.ts'
import type { Permission } from './permissions.generated.ts'
import type { NamesUnder } from './i18n/messages.ts'

export type { ActivityAction, RecordType, WebhookEvent }

/** The groups of the menu, as product.md §2 has them; `foot` is beneath them. */
export const menuGroups = [
  'monitor',
  'sell',
  'collect',
  'analyze',
  'transact',
  'reconciliation',
  'configure',
  'settings',
] as const

export type MenuEntry = {
  group: (typeof menuGroups)[number] | 'foot'
  /** Its place in the group, lowest first. */
  place: number
  to: string
  /** Other addresses of the feature, at which it is the current entry too. */
  covers?: readonly string[]
  /** Its words are `menu.<name>`. */
  name: NamesUnder<'menu.'>
  icon: LucideIcon
  /** The area whose menu it is in; treasury where none is named. */
  mode?: 'INVOICING' | 'BOTH'
  /** Members who have it see the entry; of several, any one. */
  permission?: Permission | readonly Permission[]
  /** Counts the lines that are not reconciled, the payments and bills that wait for the viewer's decision, or the exceptions that await somebody. */
  badge?: 'unreconciled' | 'approvals' | 'exceptions'
}

/** product.md §2's identifiers of what a user starts to create. */
export const createFlows = [
  'create-sales-order',
  'create-invoice',
  'create-payment',
  'create-counterparties',
  'create-expected-transaction',
  'create-reconciliation',
  'create-internal-account',
  'create-transfer',
  'create-bill',
  'create-deposit',
] as const
export type CreateFlow = (typeof createFlows)[number]

/** What a new record's draft is kept as: its flow; product.md has none for a customer, a product, a receipt, a role or a line of a statement. */
export type DraftName =
  | CreateFlow
  | `create-goods-receipt-${string}`
  | `create-invoice-${string}`
  | `create-credit-memo-${string}`
  | `create-received-payment${string}`
  | `create-withholding-slip${string}`
  | 'create-customer'
  | 'create-product'
  | 'create-purchase-order'
  | 'create-role'
  | 'create-statement-transaction'

export type FeatureManifest = {
  /** The folder. */
  name: string
  /** Where the log, the permissions and the webhooks list what is the feature's, lowest first. */
  place: number
  /** First segments of its addresses. */
  paths?: readonly string[]
  /**
   * Fetched with the first navigation to one of its paths: `() => import('./routes.tsx')`. A feature that many first visits lead to has a
   * `firstRoutes.tsx` instead, which comes with the frame.
   */
  routes?: () => Promise<{ routes: RouteObject[] }>
  menu?: readonly MenuEntry[]
  /** Flows that create a record, the screen where each starts, and who may: `palette.create.<flow>` has the words. */
  creates?: readonly { flow: CreateFlow & NamesUnder<'palette.create.'>; to: string; permission: Permission }[]
  /** What roles and API tokens may be given of it: `permission.object.<area>.<object>` has the words. */
  permissions?: readonly Permission[]
  /** Types of its records in the activity log: `log.type.<type>`. */
  records?: readonly RecordType[]
  /** Actions in the activity log that only its records have: `log.action.<action>`. */
  actions?: readonly ActivityAction[]
  /** What a webhook can subscribe to: `webhooks.event.<event>`, and `log.value.<event>`. */
  webhooks?: readonly WebhookEvent[]
}
