/**
 * @generated SignedSource<<0efe87de8faf74814b04661934d776cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "BANK_ACCOUNT_CHANGED" | "BILL_CHANGED" | "BILL_DELETED" | "COUNTERPARTY_CHANGED" | "COUNTERPARTY_DELETED" | "CREDIT_MEMO_CHANGED" | "DEPOSIT_CHANGED" | "ENTITY_CHANGED" | "EXCEPTION_CHANGED" | "EXPECTED_TRANSACTION_CHANGED" | "EXPECTED_TRANSACTION_DELETED" | "GOODS_RECEIPT_CHANGED" | "INVOICE_CHANGED" | "MEMBERSHIP_CHANGED" | "ORGANIZATION_CHANGED" | "PAYMENT_CHANGED" | "PAYMENT_RECORD_CHANGED" | "PAYMENT_TRANSACTION_CHANGED" | "PURCHASE_ORDER_CHANGED" | "RECEIVED_PAYMENT_CHANGED" | "RECONCILIATION_CREATED" | "RECONCILIATION_REMOVED" | "RECONCILIATION_RUN_CHANGED" | "RECORD_IMPORT_CHANGED" | "ROLE_CHANGED" | "SALES_ORDER_CHANGED" | "STATEMENT_IMPORT_CHANGED" | "STATEMENT_TRANSACTION_CHANGED" | "WITHHOLDING_SLIP_CHANGED";
export type WebhookStatus = "ACTIVE" | "DISABLED" | "PAUSED";
import type { FragmentRefs } from "relay-runtime";
export type WebhooksPage_webhooks$data = {
  readonly webhooks: ReadonlyArray<{
    readonly description: string | null | undefined;
    readonly events: ReadonlyArray<WebhookEvent>;
    readonly id: string;
    readonly lastDeliveredAt: string | null | undefined;
    readonly status: WebhookStatus;
    readonly url: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "WebhooksPage_webhooks";
};
export type WebhooksPage_webhooks$key = {
  readonly " $data"?: WebhooksPage_webhooks$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhooksPage_webhooks">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhooksPage_webhooks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Webhook",
      "kind": "LinkedField",
      "name": "webhooks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "events",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastDeliveredAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "354915212889670ff9324e86d67bed05";

export default node;
