// What a feature of the web declares in the `feature.ts` of its folder. All manifests load with the first screen, so they contain no pages,
// JSX or CSS; their messages are in the feature's `_locales`.
import type { LucideIcon } from 'lucide-react'
import type { RouteObject } from 'react-router'
import type { ActivityAction, RecordType } from './__generated__/ActivityLogPageQuery.graphql.ts'
import type { WebhookEvent } from './__generated__/useChangeWebhooksCreateMutation.graphql.ts'
import type { Permission } from './permissions.generated.ts'
import type { NamesUnder } from './i18n/messages.ts'

export type { ActivityAction, RecordType, WebhookEvent }

/** The groups of the menu (product.md §2); `foot` is below them. */
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
  /** Other addresses of the feature where this is the current entry too. */
  covers?: readonly string[]
  /** The message is `menu.<name>`. */
  name: NamesUnder<'menu.'>
  icon: LucideIcon
  /** The area whose menu shows it; treasury by default. */
  mode?: 'INVOICING' | 'BOTH'
  /** Permission that shows the entry; any one of several suffices. */
  permission?: Permission | readonly Permission[]
  /** Counts unreconciled lines, payments and bills that need the viewer's approval, or open exceptions. */
  badge?: 'unreconciled' | 'approvals' | 'exceptions'
}

/** Identifiers of the create flows (product.md §2). */
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

/** The key under which a new record's draft is saved: its flow, or a name for records that have no flow in product.md. */
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
  /** The name of the folder. */
  name: string
  /** Position of the feature's items in the log, the permissions and the webhooks, lowest first. */
  place: number
  /** First path segments of its addresses. */
  paths?: readonly string[]
  /**
   * Fetched with the first navigation to one of its paths: `() => import('./routes.tsx')`. A feature that many first visits lead to has a
   * `firstRoutes.tsx` instead, which is part of the frame.
   */
  routes?: () => Promise<{ routes: RouteObject[] }>
  menu?: readonly MenuEntry[]
  /** Flows that create a record, the screen where each starts, and the required permission. The message is `palette.create.<flow>`. */
  creates?: readonly { flow: CreateFlow & NamesUnder<'palette.create.'>; to: string; permission: Permission }[]
  /** Permissions of the feature that roles and API tokens can have. The message is `permission.object.<area>.<object>`. */
  permissions?: readonly Permission[]
  /** Types of its records in the activity log: `log.type.<type>`. */
  records?: readonly RecordType[]
  /** Activity log actions that only its records have: `log.action.<action>`. */
  actions?: readonly ActivityAction[]
  /** What a webhook can subscribe to: `webhooks.event.<event>`, and `log.value.<event>`. */
  webhooks?: readonly WebhookEvent[]
}
