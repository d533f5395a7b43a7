/**
 * @generated SignedSource<<cebe0a5bd05ae3baf78ee1bacb28a627>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type SettlementsPage_row$data = {
  readonly account: string;
  readonly addsUp: boolean;
  readonly adjustment: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly fees: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly gross: {
    readonly amount: string;
    readonly currency: Currency;
  } | null | undefined;
  readonly id: string;
  readonly lines: ReadonlyArray<{
    readonly date: string;
  }>;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly paymentCount: number | null | undefined;
  readonly payoutOn: string;
  readonly providerAlias: string;
  readonly reference: string;
  readonly status: SettlementStatus;
  readonly uuid: string;
  readonly " $fragmentType": "SettlementsPage_row";
};
export type SettlementsPage_row$key = {
  readonly " $data"?: SettlementsPage_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettlementsPage_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SettlementsPage_row"
};

(node as any).hash = "235e9bbebe5db7226ff2132e6afe200b";

export default node;
