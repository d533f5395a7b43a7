/**
 * @generated SignedSource<<88c4a0a1c83caaabec449a688843016d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DataSource = "API" | "CRAWLER" | "MANUAL";
export type Direction = "CREDIT" | "DEBIT";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type StatementTransactionAction = "ARCHIVE" | "DELETE" | "RECONCILE" | "UNARCHIVE";
import type { FragmentRefs } from "relay-runtime";
export type StatementTransactionsPage_row$data = {
  readonly allowedActions: ReadonlyArray<StatementTransactionAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly bankAccount: {
    readonly alias: string;
    readonly currency: Currency;
    readonly id: string;
  };
  readonly date: string;
  readonly description: string;
  readonly direction: Direction;
  readonly endingBalance: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly id: string;
  readonly partyName: string | null | undefined;
  readonly remaining: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly source: DataSource;
  readonly status: ReconciliationStatus;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "StatementTransactionsPage_row";
};
export type StatementTransactionsPage_row$key = {
  readonly " $data"?: StatementTransactionsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementTransactionsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatementTransactionsPage_row"
};

(node as any).hash = "2efb561e8f603e483f6285f3d49dbd0c";

export default node;
