/**
 * @generated SignedSource<<cea4eaf15dbc334ce54e61ae60181301>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ActivityAction = "APPROVED" | "ARCHIVED" | "CANCELLED" | "CREATED" | "DELETED" | "EXPORTED" | "FAILED" | "IMPORTED" | "IMPORT_UNDONE" | "MESSAGE_DELETED" | "MESSAGE_EDITED" | "MESSAGE_WRITTEN" | "RECONCILED" | "REJECTED" | "REMOVE_RECONCILIATION" | "RESENT" | "SENT" | "SETTINGS_CHANGED" | "SIGNED_IN" | "SIGNED_OUT" | "SUBMITTED" | "UNARCHIVED" | "UPDATED" | "VIEWED";
export type RecordType = "API_TOKEN" | "APPROVAL_POLICY" | "BALANCE_STALENESS" | "BANKING_DAY" | "BANK_ACCOUNT" | "BILL" | "BILL_SETTINGS" | "CASH_CATEGORY" | "CASH_RULE" | "COUNTERPARTY" | "CREDIT_MEMO" | "CUSTOMER" | "DEPOSIT" | "ENTITY" | "EXCEPTION" | "EXCHANGE_RATE" | "EXPECTED_TRANSACTION" | "EXPORT" | "FILE" | "GOODS_RECEIPT" | "INVOICE" | "JOURNAL_EXPORT" | "MEMBERSHIP" | "MINIMUM_CASH" | "ORGANIZATION" | "PAYMENT" | "PAYMENT_PROVIDER" | "PAYMENT_RECORD" | "PAYMENT_SETTINGS" | "PLANNED_LINE" | "PRODUCT" | "PURCHASE_ORDER" | "RECEIVED_PAYMENT" | "RECOMMENDATION" | "RECONCILIATION" | "RECONCILIATION_RUN" | "RECORD_IMPORT" | "ROLE" | "SALES_ORDER" | "SAVED_VIEW" | "STATEMENT_IMPORT" | "STATEMENT_TRANSACTION" | "TREASURY_JOURNAL_EXPORT" | "USER" | "WEBHOOK" | "WITHHOLDING_SLIP";
import type { FragmentRefs } from "relay-runtime";
export type ActivityList_row$data = {
  readonly action: ActivityAction;
  readonly actor: {
    readonly fullName: string;
  } | null | undefined;
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly field: string;
  }>;
  readonly counts: ReadonlyArray<{
    readonly key: string;
    readonly value: string;
  }>;
  readonly id: string;
  readonly reason: string | null | undefined;
  readonly recordLabel: string;
  readonly recordType: RecordType;
  readonly " $fragmentType": "ActivityList_row";
};
export type ActivityList_row$key = {
  readonly " $data"?: ActivityList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityList_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ActivityList_row"
};

(node as any).hash = "6b309a4669b3166c84f7b5120fdb84fa";

export default node;
