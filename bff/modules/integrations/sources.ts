import type { Connection } from '../../graph/connection.ts'
import type { OfOrganization } from '../../graph/owned.ts'
import type { components } from '../../rest/account.generated.ts'
import type { ApiTokenQuery, DeliveryQuery } from './accountIntegrations.ts'

type Schemas = components['schemas']

export type ApiTokenSource = Schemas['ApiToken'] & OfOrganization
export type ApiTokenConnectionSource = Connection<ApiTokenSource> & OfOrganization & { filter: ApiTokenQuery }
export type WebhookSource = Schemas['Webhook'] & OfOrganization
export type WebhookDeliverySource = Schemas['WebhookDelivery'] & OfOrganization
export type WebhookDeliveryConnectionSource = Connection<WebhookDeliverySource> &
  OfOrganization & { filter: DeliveryQuery }
