/**
 * @generated SignedSource<<e1fff6ffd2b34c29610c31ac98c7048e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityAction = "APPROVED" | "ARCHIVED" | "CANCELLED" | "CREATED" | "DELETED" | "EXPORTED" | "FAILED" | "IMPORTED" | "IMPORT_UNDONE" | "MESSAGE_DELETED" | "MESSAGE_EDITED" | "MESSAGE_WRITTEN" | "RECONCILED" | "REJECTED" | "REMOVE_RECONCILIATION" | "RESENT" | "SENT" | "SETTINGS_CHANGED" | "SIGNED_IN" | "SIGNED_OUT" | "SUBMITTED" | "UNARCHIVED" | "UPDATED" | "VIEWED";
export type ActivityCredentialType = "API_TOKEN" | "SESSION";
export type RecordType = "API_TOKEN" | "APPROVAL_POLICY" | "BALANCE_STALENESS" | "BANKING_DAY" | "BANK_ACCOUNT" | "BILL" | "BILL_SETTINGS" | "CASH_CATEGORY" | "CASH_RULE" | "COUNTERPARTY" | "CREDIT_MEMO" | "CUSTOMER" | "DEPOSIT" | "ENTITY" | "EXCEPTION" | "EXCHANGE_RATE" | "EXPECTED_TRANSACTION" | "EXPORT" | "FILE" | "GOODS_RECEIPT" | "INVOICE" | "JOURNAL_EXPORT" | "MEMBERSHIP" | "MINIMUM_CASH" | "ORGANIZATION" | "PAYMENT" | "PAYMENT_PROVIDER" | "PAYMENT_RECORD" | "PAYMENT_SETTINGS" | "PLANNED_LINE" | "PRODUCT" | "PURCHASE_ORDER" | "RECEIVED_PAYMENT" | "RECOMMENDATION" | "RECONCILIATION" | "RECONCILIATION_RUN" | "RECORD_IMPORT" | "ROLE" | "SALES_ORDER" | "SAVED_VIEW" | "STATEMENT_IMPORT" | "STATEMENT_TRANSACTION" | "TREASURY_JOURNAL_EXPORT" | "USER" | "WEBHOOK" | "WITHHOLDING_SLIP";
import type { FragmentRefs } from "relay-runtime";
export type ActivityDrawer_activity$data = {
  readonly action: ActivityAction;
  readonly actor: {
    readonly fullName: string;
  } | null | undefined;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly after: string | null | undefined;
    readonly before: string | null | undefined;
    readonly field: string;
  }>;
  readonly counts: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
  readonly credential: {
    readonly name: string | null | undefined;
    readonly type: ActivityCredentialType;
  } | null | undefined;
  readonly reason: string | null | undefined;
  readonly recordLabel: string;
  readonly recordType: RecordType;
  readonly requestId: string | null | undefined;
  readonly " $fragmentType": "ActivityDrawer_activity";
};
export type ActivityDrawer_activity$key = {
  readonly " $data"?: ActivityDrawer_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityDrawer_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ActivityDrawer_activity",
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
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestId",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityCredential",
      "kind": "LinkedField",
      "name": "credential",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KeyValue",
      "kind": "LinkedField",
      "name": "counts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "c34e6271d68acb08633bdbdf55998d27";

export default node;
