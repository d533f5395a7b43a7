/**
 * @generated SignedSource<<8ead8b1f9ca14593fac8921762af05b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type MatchResult = "FULL_MATCH" | "NO_MATCH" | "PARTIAL_MATCH";
export type ReconciliationKind = "AUTOMATIC" | "MANUAL" | "REVIEW";
import type { FragmentRefs } from "relay-runtime";
export type HistoryRow_reconciliation$data = {
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly expectedTransactions: ReadonlyArray<{
    readonly id: string;
    readonly number: string;
  }>;
  readonly id: string;
  readonly kind: ReconciliationKind;
  readonly removalReason: string | null | undefined;
  readonly removedAt: string | null | undefined;
  readonly removedBy: {
    readonly fullName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly result: MatchResult;
  readonly statementTransactions: ReadonlyArray<{
    readonly description: string;
    readonly direction: Direction;
    readonly id: string;
    readonly partyName: string | null | undefined;
  }>;
  readonly " $fragmentType": "HistoryRow_reconciliation";
};
export type HistoryRow_reconciliation$key = {
  readonly " $data"?: HistoryRow_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryRow_reconciliation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "HistoryRow_reconciliation"
};

(node as any).hash = "cf48a10ffee36c14a06b8b06e65f8091";

export default node;
