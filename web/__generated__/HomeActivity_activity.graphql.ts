/**
 * @generated SignedSource<<aab5733df7028bbc56c1464033f1c165>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityAction = "APPROVED" | "ARCHIVED" | "CANCELLED" | "CREATED" | "DELETED" | "EXPORTED" | "FAILED" | "IMPORTED" | "IMPORT_UNDONE" | "MESSAGE_DELETED" | "MESSAGE_EDITED" | "MESSAGE_WRITTEN" | "RECONCILED" | "REJECTED" | "REMOVE_RECONCILIATION" | "RESENT" | "SENT" | "SETTINGS_CHANGED" | "SIGNED_IN" | "SIGNED_OUT" | "SUBMITTED" | "UNARCHIVED" | "UPDATED" | "VIEWED";
export type RecordType = "API_TOKEN" | "APPROVAL_POLICY" | "BALANCE_STALENESS" | "BANKING_DAY" | "BANK_ACCOUNT" | "BILL" | "BILL_SETTINGS" | "CASH_CATEGORY" | "CASH_RULE" | "COUNTERPARTY" | "CREDIT_MEMO" | "CUSTOMER" | "DEPOSIT" | "ENTITY" | "EXCEPTION" | "EXCHANGE_RATE" | "EXPECTED_TRANSACTION" | "EXPORT" | "FILE" | "GOODS_RECEIPT" | "INVOICE" | "JOURNAL_EXPORT" | "MEMBERSHIP" | "MINIMUM_CASH" | "ORGANIZATION" | "PAYMENT" | "PAYMENT_PROVIDER" | "PAYMENT_RECORD" | "PAYMENT_SETTINGS" | "PLANNED_LINE" | "PRODUCT" | "PURCHASE_ORDER" | "RECEIVED_PAYMENT" | "RECOMMENDATION" | "RECONCILIATION" | "RECONCILIATION_RUN" | "RECORD_IMPORT" | "ROLE" | "SALES_ORDER" | "SAVED_VIEW" | "STATEMENT_IMPORT" | "STATEMENT_TRANSACTION" | "TREASURY_JOURNAL_EXPORT" | "USER" | "WEBHOOK" | "WITHHOLDING_SLIP";
import type { FragmentRefs } from "relay-runtime";
export type HomeActivity_activity$data = {
  readonly action: ActivityAction;
  readonly actor: {
    readonly fullName: string;
  } | null | undefined;
  readonly at: string;
  readonly recordLabel: string;
  readonly recordType: RecordType;
  readonly " $fragmentType": "HomeActivity_activity";
};
export type HomeActivity_activity$key = {
  readonly " $data"?: HomeActivity_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeActivity_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeActivity_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "35cb5cab4f09604303c3dad648f8feae";

export default node;
