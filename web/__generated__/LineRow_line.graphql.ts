/**
 * @generated SignedSource<<ac80ab5877d2bebdf4ce4fc09df810d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
export type Direction = "CREDIT" | "DEBIT" | "%future added value";
export type MatchResult = "FULL_MATCH" | "NO_MATCH" | "PARTIAL_MATCH" | "%future added value";
export type ReconciliationStatus = "ARCHIVED" | "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED" | "%future added value";
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
