/**
 * @generated SignedSource<<d2dd1bc3cf7f3faa0188cc838e345b76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type ExpectedTransactionAction = "ARCHIVE" | "DELETE" | "RECONCILE" | "UNARCHIVE" | "UPDATE";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
import type { FragmentRefs } from "relay-runtime";
export type ExpectedTransactionsPage_row$data = {
  readonly allowedActions: ReadonlyArray<ExpectedTransactionAction>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly bankAccount: {
    readonly alias: string;
  } | null | undefined;
  readonly counterparty: {
    readonly alias: string;
  } | null | undefined;
  readonly date: string;
  readonly description: string;
  readonly direction: Direction;
  readonly externalId: string | null | undefined;
  readonly id: string;
  readonly number: string;
  readonly remaining: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly status: ReconciliationStatus;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "ExpectedTransactionsPage_row";
};
export type ExpectedTransactionsPage_row$key = {
  readonly " $data"?: ExpectedTransactionsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExpectedTransactionsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ExpectedTransactionsPage_row"
};

(node as any).hash = "3675e2da2028b833af5c490bd7c8267d";

export default node;
