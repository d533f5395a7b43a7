/**
 * @generated SignedSource<<dd9b51836e6d431183293bc31ff98f99>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEvent = "BANK_ACCOUNT_CHANGED" | "BILL_CHANGED" | "BILL_DELETED" | "COUNTERPARTY_CHANGED" | "COUNTERPARTY_DELETED" | "CREDIT_MEMO_CHANGED" | "DEPOSIT_CHANGED" | "ENTITY_CHANGED" | "EXCEPTION_CHANGED" | "EXPECTED_TRANSACTION_CHANGED" | "EXPECTED_TRANSACTION_DELETED" | "GOODS_RECEIPT_CHANGED" | "INVOICE_CHANGED" | "MEMBERSHIP_CHANGED" | "ORGANIZATION_CHANGED" | "PAYMENT_CHANGED" | "PAYMENT_RECORD_CHANGED" | "PAYMENT_TRANSACTION_CHANGED" | "PURCHASE_ORDER_CHANGED" | "RECEIVED_PAYMENT_CHANGED" | "RECONCILIATION_CREATED" | "RECONCILIATION_REMOVED" | "RECONCILIATION_RUN_CHANGED" | "RECORD_IMPORT_CHANGED" | "ROLE_CHANGED" | "SALES_ORDER_CHANGED" | "STATEMENT_IMPORT_CHANGED" | "STATEMENT_TRANSACTION_CHANGED" | "WITHHOLDING_SLIP_CHANGED";
export type WebhookStatus = "ACTIVE" | "DISABLED" | "PAUSED";
import type { FragmentRefs } from "relay-runtime";
export type WebhookCard_webhook$data = {
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly events: ReadonlyArray<WebhookEvent>;
  readonly id: string;
  readonly lastDeliveredAt: string | null | undefined;
  readonly status: WebhookStatus;
  readonly url: string;
  readonly version: number;
  readonly " $fragmentType": "WebhookCard_webhook";
};
export type WebhookCard_webhook$key = {
  readonly " $data"?: WebhookCard_webhook$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookCard_webhook">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WebhookCard_webhook",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Webhook",
  "abstractKey": null
};

(node as any).hash = "19ea11ed9670e1c9dc25c9599d88d942";

export default node;
