/**
 * @generated SignedSource<<df6aeded86fa3a910c85c43458d9d78f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DeliveredWebhookEvent = "BANK_ACCOUNT_CHANGED" | "BILL_CHANGED" | "BILL_DELETED" | "COUNTERPARTY_CHANGED" | "COUNTERPARTY_DELETED" | "CREDIT_MEMO_CHANGED" | "DEPOSIT_CHANGED" | "ENTITY_CHANGED" | "EXCEPTION_CHANGED" | "EXPECTED_TRANSACTION_CHANGED" | "EXPECTED_TRANSACTION_DELETED" | "GOODS_RECEIPT_CHANGED" | "INVOICE_CHANGED" | "MEMBERSHIP_CHANGED" | "ORGANIZATION_CHANGED" | "PAYMENT_CHANGED" | "PAYMENT_RECORD_CHANGED" | "PAYMENT_TRANSACTION_CHANGED" | "PURCHASE_ORDER_CHANGED" | "RECEIVED_PAYMENT_CHANGED" | "RECONCILIATION_CREATED" | "RECONCILIATION_REMOVED" | "RECONCILIATION_RUN_CHANGED" | "RECORD_IMPORT_CHANGED" | "ROLE_CHANGED" | "SALES_ORDER_CHANGED" | "STATEMENT_IMPORT_CHANGED" | "STATEMENT_TRANSACTION_CHANGED" | "TEST" | "WITHHOLDING_SLIP_CHANGED";
export type WebhookDeliveryStatus = "DELIVERED" | "FAILED" | "PENDING";
export type WebhookFailure = "ADDRESS_REFUSED" | "NOT_ACTIVE" | "STATUS" | "TIMEOUT" | "UNREACHABLE";
import type { FragmentRefs } from "relay-runtime";
export type DeliveryRow_delivery$data = {
  readonly attempts: number;
  readonly createdAt: string;
  readonly durationMs: number | null | undefined;
  readonly event: DeliveredWebhookEvent;
  readonly failure: WebhookFailure | null | undefined;
  readonly id: string;
  readonly nextAttemptAt: string | null | undefined;
  readonly payload: string;
  readonly responseExcerpt: string | null | undefined;
  readonly responseStatus: number | null | undefined;
  readonly status: WebhookDeliveryStatus;
  readonly " $fragmentType": "DeliveryRow_delivery";
};
export type DeliveryRow_delivery$key = {
  readonly " $data"?: DeliveryRow_delivery$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryRow_delivery">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DeliveryRow_delivery",
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
      "name": "event",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payload",
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
      "name": "attempts",
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
      "name": "nextAttemptAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "responseExcerpt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    }
  ],
  "type": "WebhookDelivery",
  "abstractKey": null
};

(node as any).hash = "7b9ed165d0bb558216e9b55cc9527e12";

export default node;
