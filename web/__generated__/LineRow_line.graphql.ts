/**
 * @generated SignedSource<<0bcda5619797c2f07a6b8a3caa92fd5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type MatchResult = "FULL_MATCH" | "NO_MATCH" | "PARTIAL_MATCH";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
import type { FragmentRefs } from "relay-runtime";
export type LineRow_line$data = {
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
  readonly id: string;
  readonly matchResult: MatchResult | null | undefined;
  readonly partyName: string | null | undefined;
  readonly remaining: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly status: ReconciliationStatus;
  readonly version: number;
  readonly " $fragmentType": "LineRow_line";
};
export type LineRow_line$key = {
  readonly " $data"?: LineRow_line$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineRow_line">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "LineRow_line"
};

(node as any).hash = "f77317a6705f7aff0423e8859f62965f";

export default node;
